# What must be known of the language itself.
language-name = English
# Marks within numbers. A space is written { "\u00A0" }.
number-decimal = .
number-group = ,
