-- PgBouncer in transaction mode ignores the time limits that the application sends; these are the same.
ALTER ROLE pawmatch SET statement_timeout = '2300ms';
ALTER ROLE pawmatch SET idle_in_transaction_session_timeout = '5s';
