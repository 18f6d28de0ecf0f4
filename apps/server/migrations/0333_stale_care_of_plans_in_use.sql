-- B11.02: a plan that is off asks for nothing, and what is stale is not marked again. The first look at the plans of a
-- shelter wrote each of its stays once for each of the plans that shelters begin with.
CREATE OR REPLACE FUNCTION mark_care_of_plan_stale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In the order in which ticks hold them. Also stale ones: somebody may just compute them with the plan of before.
  PERFORM FROM stays WHERE shelter_id = NEW.shelter_id AND outcome IS NULL ORDER BY id FOR NO KEY UPDATE;
  UPDATE stays SET is_care_stale = true WHERE shelter_id = NEW.shelter_id AND outcome IS NULL AND NOT is_care_stale;
  RETURN NULL;
END $$;
DROP TRIGGER care_plans_stale ON care_plans;
CREATE TRIGGER care_plans_stale_of_new AFTER INSERT ON care_plans
  FOR EACH ROW WHEN (NEW.is_on) EXECUTE FUNCTION mark_care_of_plan_stale();
CREATE TRIGGER care_plans_stale AFTER UPDATE ON care_plans
  FOR EACH ROW WHEN (OLD.is_on OR NEW.is_on) EXECUTE FUNCTION mark_care_of_plan_stale();
