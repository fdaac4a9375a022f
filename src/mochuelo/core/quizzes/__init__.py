"""Files of questions as other programs write them: Moodle's GIFT, Aiken, tables (CSV); read item by item, a bad one loses no other."""
