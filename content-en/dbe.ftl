# De Bellis Empire: the words of the checks, the tables and the open points.

dbe = De Bellis Empire
