import { CheckboxField } from '../components/ui/CheckboxField.tsx';
import { ChoiceField } from '../components/ui/ChoiceField.tsx';
import { ErrorSummary } from '../components/ui/ErrorSummary.tsx';
import { PasswordField } from '../components/ui/PasswordField.tsx';
import { SelectField } from '../components/ui/SelectField.tsx';
import { TextAreaField, TextField } from '../components/ui/TextField.tsx';
import { Section } from './Section.tsx';
import { sizeOptions } from './samples.ts';

export function FieldSection() {
  return (
    <Section title="Fields">
      <ErrorSummary
        attempt={0}
        errors={[
          { message: 'Please select a pet type', fieldId: 'size' },
          { message: 'Please select your experience level', fieldId: 'email' },
        ]}
      />
      <div className="grid gap-5 md:grid-cols-2">
        <TextField label="Full name" autoComplete="name" />
        <TextField
          id="email"
          label="Email"
          type="email"
          marked
          defaultValue="sam@example"
          error="Please enter a valid email address."
        />
        <TextField
          label="Phone number"
          hint="10-digit US number"
          type="tel"
          placeholder="(555) 010-2030"
        />
        <PasswordField label="Password" hint="At least 8 characters" defaultValue="correct horse" />
        <SelectField
          label="Time"
          placeholder="Choose a time"
          options={[{ value: '10:00', label: '10:00 AM' }]}
        />
        <SelectField label="Pet" disabled options={[{ value: '1', label: 'Biscuit' }]} />
        <TextAreaField
          label="Notes"
          hint="Anything the shelter should know"
          className="md:col-span-2"
        />
      </div>
      <ChoiceField
        type="radio"
        id="size"
        legend="Preferred size"
        options={sizeOptions}
        columns={4}
        name="size"
        value="Medium"
        onChange={() => undefined}
      />
      <ChoiceField
        type="checkbox"
        legend="Required traits"
        hint="Choose all that apply"
        error='Please select at least one required trait or "None"'
        columns={2}
        name="traits"
        options={[
          { value: 'house_trained', label: 'House trained' },
          { value: 'none', label: 'None' },
        ]}
      />
      <CheckboxField label="Litter Trained" hint="Cats only" defaultChecked />
    </Section>
  );
}
