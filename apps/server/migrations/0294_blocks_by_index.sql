-- A connection keeps the plans of its first calls. Made while there are few pets, as in the first import of a shelter, they
-- read the whole table for each further pet, until a batch takes longer than a statement may.
ALTER FUNCTION refresh_care_blocks(uuid[]) SET enable_seqscan = off;
