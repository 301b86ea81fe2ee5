-- These hashes were made without a secret, so that whoever has a copy could try all codes and networks. Codes count for
-- fifteen minutes anyway; a network is known again after the next sign-in; attempts are counted anew.
delete from pool_codes;
delete from pool_known_places;
delete from pool_attempts;
