import { useQuery } from '@tanstack/react-query';
import { Button } from '../components/ui/Button.tsx';
import { PasswordField } from '../components/ui/PasswordField.tsx';
import { PhoneField } from '../components/ui/PhoneField.tsx';
import { TextField } from '../components/ui/TextField.tsx';
import { ownSessionsQuery } from '../features/account/account-api.ts';
import { DataSection } from '../features/account/components/DataSection.tsx';
import { DeleteAccountSection } from '../features/account/components/DeleteAccountSection.tsx';
import { DetailsForm } from '../features/account/components/DetailsForm.tsx';
import { PasswordSection } from '../features/account/components/PasswordSection.tsx';
import { ProfileSection } from '../features/account/components/ProfileSection.tsx';
import { SessionsSection } from '../features/account/components/SessionsSection.tsx';
import { AuthFrame } from '../features/auth/components/AuthFrame.tsx';
import { Section } from './Section.tsx';
import { adopter, timeZone } from './samples.ts';

/** An account form, and the sections of the account page with their dialogs. */
export function AccountForms() {
  const sessions = useQuery(ownSessionsQuery);
  return (
    <Section title="Account">
      <AuthFrame
        title="Create your account"
        lede="A minute now, and the right pet finds you."
        footer="Already have an account?"
      >
        <form className="grid gap-5" onSubmit={(event) => event.preventDefault()}>
          <TextField label="Full name" error="Please enter your full name." />
          <PhoneField
            label="Phone number"
            field={{
              name: 'phone_number',
              ref: () => undefined,
              onBlur: async () => undefined,
              onChange: async () => undefined,
            }}
          />
          <PasswordField label="Password" />
          <Button type="submit" size="lg">
            Create Account
          </Button>
        </form>
      </AuthFrame>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <ProfileSection person={adopter} />
        <DetailsForm person={adopter} onDone={() => {}} />
        <PasswordSection />
        <SessionsSection sessions={sessions} timeZone={timeZone} />
        <DataSection />
        <DeleteAccountSection />
      </div>
    </Section>
  );
}
