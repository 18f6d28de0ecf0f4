-- A change is announced once a transaction. With the transaction alone, each announcement read all earlier ones of a
-- transaction that changes many people.
CREATE INDEX recent_changes_announced_idx ON recent_changes (transaction_id, channel, payload);
DROP INDEX recent_changes_transaction_id_idx;
