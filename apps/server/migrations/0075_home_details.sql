-- B2.11: what a pet needs of a home, and the optional answers of adopters about theirs.
ALTER TABLE pets
  ADD COLUMN home_alone text CHECK (home_alone IN ('WorkingDay', 'FewHours', 'Hardly')),
  ADD COLUMN home_needed text CHECK (home_needed IN ('Apartment', 'House', 'Yard')),
  ADD COLUMN children_from text CHECK (children_from IN ('AnyAge', 'SchoolAge', 'Teenager'));

CREATE TABLE home_details (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  youngest_child text CHECK (youngest_child IN ('UnderSix', 'SixToEleven', 'TwelveOrOlder')),
  hours_alone text CHECK (hours_alone IN ('WorkingDay', 'FewHours', 'HardlyEver')),
  daily_time text CHECK (daily_time IN ('HalfHour', 'OneHour', 'TwoHours')),
  kind_of_home text CHECK (kind_of_home IN ('Apartment', 'House', 'HouseWithYard')),
  updated_at timestamptz NOT NULL
);
CREATE TRIGGER home_details_changed AFTER INSERT OR UPDATE OR DELETE ON home_details
  FOR EACH ROW EXECUTE FUNCTION notify_preferences_changed();
