/*
 * Every part of the page in its states, for looking at: `npx vite` and then /gallery.html. The
 * production build takes index.html alone. `?viewer=adopter` and `?open=dialog` choose a state.
 */
import { type ReactNode, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import './gallery.css';
import { Layout } from './app/layout/Layout.tsx';
import { NAVIGATION_LINKS, type Viewer } from './app/layout/navigation-links.ts';
import { Badge } from './components/ui/Badge.tsx';
import { Button } from './components/ui/Button.tsx';
import { ButtonLink } from './components/ui/ButtonLink.tsx';
import { Card } from './components/ui/Card.tsx';
import { CheckboxField } from './components/ui/CheckboxField.tsx';
import { Chip } from './components/ui/Chip.tsx';
import { ChoiceField } from './components/ui/ChoiceField.tsx';
import { ConfirmDialog } from './components/ui/ConfirmDialog.tsx';
import { Dialog } from './components/ui/Dialog.tsx';
import { EmptyState } from './components/ui/EmptyState.tsx';
import { ErrorSummary } from './components/ui/ErrorSummary.tsx';
import { IconButton } from './components/ui/IconButton.tsx';
import * as actions from './components/ui/icons/actions.tsx';
import * as marks from './components/ui/icons/marks.tsx';
import * as navigation from './components/ui/icons/navigation.tsx';
import * as sharing from './components/ui/icons/sharing.tsx';
import * as theme from './components/ui/icons/theme.tsx';
import * as time from './components/ui/icons/time.tsx';
import { Menu } from './components/ui/Menu.tsx';
import { Notice } from './components/ui/Notice.tsx';
import { PasswordField } from './components/ui/PasswordField.tsx';
import { SelectField } from './components/ui/SelectField.tsx';
import { Skeleton } from './components/ui/Skeleton.tsx';
import { Spinner } from './components/ui/Spinner.tsx';
import { StatusBadge } from './components/ui/StatusBadge.tsx';
import { TextAreaField } from './components/ui/TextAreaField.tsx';
import { TextField } from './components/ui/TextField.tsx';
import { adminToast, toastError, toastInfo, toastSuccess, toastWarning } from './lib/toast.ts';

const ICONS = { ...navigation, ...actions, ...marks, ...time, ...sharing, ...theme };
const SIZES = [
  { value: 'Small', label: 'Small', hint: 'Up to 25 lb' },
  { value: 'Medium', label: 'Medium', hint: '26 to 60 lb' },
  { value: 'Large', label: 'Large' },
  { value: 'ExtraLarge', label: 'Extra large' },
];
const asked = new URLSearchParams(location.search);

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5 border-t border-line py-8">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  );
}

function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}

function TypeSection() {
  return (
    <Section title="Type">
      <h1 className="text-display">Find Your Perfect Pet Match</h1>
      <h2 className="text-4xl">Your Perfect Matches</h2>
      <h2 className="text-3xl">Tell Us About Your Ideal Pet</h2>
      <h3 className="text-2xl">About You – Step 1 of 2</h3>
      <h3 className="text-xl">Biscuit</h3>
      <p className="max-w-text">
        Biscuit waits at the gate every morning and leans on whoever opens it. She has lived with
        children, ignores cats, and needs a garden or a long walk.{' '}
        <a className="link" href="#main">
          Meet her
        </a>
      </p>
      <p className="max-w-text text-text-muted">Muted: arrive 5 minutes early, bring valid ID.</p>
    </Section>
  );
}

function ButtonSection() {
  return (
    <Section title="Buttons">
      <Row>
        <Button>Get Started</Button>
        <Button variant="secondary">Cancel</Button>
        <Button variant="quiet">Show more</Button>
        <Button variant="danger" icon={<actions.TrashIcon />}>
          Delete Pet
        </Button>
        <Button busy busyLabel="Signing in...">
          Sign In
        </Button>
        <Button disabled>Disabled</Button>
      </Row>
      <Row>
        <ButtonLink to="/signup" size="lg">
          Get Started
        </ButtonLink>
        <ButtonLink to="/pets" variant="secondary" size="lg" icon={<marks.PawIcon />}>
          See the pets
        </ButtonLink>
        <Button size="sm" variant="secondary" icon={<actions.PlusIcon />}>
          Add New Pet
        </Button>
        <IconButton label="Edit" icon={<actions.PencilIcon />} />
        <IconButton label="Next" icon={<navigation.ChevronRightIcon />} variant="outlined" />
        <Menu
          trigger={
            <Button size="sm" variant="secondary">
              Bulk Actions <navigation.ChevronDownIcon />
            </Button>
          }
          items={[
            { label: 'Confirmed', onSelect: () => toastInfo('Confirmed'), isCurrent: true },
            { label: 'Cancelled', onSelect: () => toastInfo('Cancelled') },
            { label: 'Delete', onSelect: () => toastInfo('Delete'), isDanger: true },
          ]}
        />
      </Row>
    </Section>
  );
}

function FieldSection() {
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
        options={SIZES}
        columns={4}
        name="size"
        value="Medium"
        onChange={() => undefined}
      />
      <ChoiceField
        type="checkbox"
        legend="Required traits"
        hint="Tick all that apply"
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

function StateSection() {
  return (
    <Section title="States and marks">
      <Row>
        <StatusBadge tone="pending">Pending</StatusBadge>
        <StatusBadge tone="positive">Confirmed</StatusBadge>
        <StatusBadge tone="negative">Cancelled</StatusBadge>
        <StatusBadge tone="progress">Adoption in progress</StatusBadge>
        <StatusBadge tone="neutral">Completed</StatusBadge>
        <Badge tone="accent" icon={<marks.HeartIcon className="size-3.5" />}>
          Special Needs
        </Badge>
        <Chip>House trained</Chip>
        <Chip icon={<marks.PawIcon className="size-4" />}>Labrador Retriever / Mix</Chip>
      </Row>
      <div className="grid gap-3 md:grid-cols-2">
        <Notice>You haven't set your pet preferences yet.</Notice>
        <Notice tone="success">Your visit is confirmed.</Notice>
        <Notice tone="warning" title="Slow connection">
          Retrying... (2/3)
        </Notice>
        <Notice tone="error" action={<Button size="sm">Try Again</Button>}>
          Failed to load pets. Please try again.
        </Notice>
      </div>
      <div className="grid gap-5 md:grid-cols-3">
        <Card padded={false} className="overflow-hidden">
          <Skeleton className="aspect-4/3 w-full rounded-none" />
          <div className="grid gap-3 p-5">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-4 w-full" />
          </div>
        </Card>
        <Card>
          <h3 className="text-xl">Biscuit</h3>
          <p className="mt-1 text-sm text-text-muted">
            <time dateTime="2026-03-04">March 4, 2026</time>
          </p>
        </Card>
        <Card>
          <Spinner label="Loading your preferences..." showLabel />
        </Card>
      </div>
      <EmptyState title="No matches found" action={<Button>Update Preferences</Button>}>
        We couldn't find any matches based on your preferences. Try adjusting your criteria.
      </EmptyState>
    </Section>
  );
}

function OverlaySection() {
  const [opened, setOpened] = useState(asked.get('open'));
  const close = () => setOpened(null);
  return (
    <Section title="Dialogs and toasts">
      <Row>
        <Button variant="secondary" onClick={() => setOpened('dialog')}>
          Dialog
        </Button>
        <Button variant="secondary" onClick={() => setOpened('confirm')}>
          Confirm
        </Button>
        <Button variant="secondary" onClick={() => setOpened('processing')}>
          Processing
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            toastSuccess('Visit request submitted for Biscuit!');
            toastError('This time slot is already booked. Please choose another time.');
            toastWarning('Retrying... (2/3)');
            toastInfo('Link copied');
            adminToast.loading('Updating 12 pets...');
          }}
        >
          Toasts
        </Button>
      </Row>
      <Dialog
        open={opened === 'dialog'}
        onClose={close}
        title="Meet Biscuit!"
        description="Choose a day and a time. About 30 minutes."
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button onClick={() => toastError('Please select both date and time')}>
              Schedule Visit
            </Button>
          </>
        }
      >
        <div className="grid gap-5">
          <SelectField label="Date" placeholder="Choose a date" options={SIZES} />
          <SelectField label="Time" placeholder="Choose a time" options={SIZES} disabled />
          <h3 className="text-xl">What to expect</h3>
          <ul className="grid list-disc gap-1 ps-5">
            <li>Arrive 5 minutes early</li>
            <li>Bring valid ID</li>
            <li>About 30 minutes</li>
          </ul>
        </div>
      </Dialog>
      <ConfirmDialog
        open={opened === 'confirm' || opened === 'processing'}
        isProcessing={opened === 'processing'}
        title="Delete Multiple Pets"
        message="Are you sure you want to delete 3 pets? This action cannot be undone."
        confirmText="Delete"
        onConfirm={close}
        onCancel={close}
      />
    </Section>
  );
}

function Gallery() {
  return (
    <div className="page">
      <TypeSection />
      <ButtonSection />
      <FieldSection />
      <StateSection />
      <OverlaySection />
      <Section title="Icons">
        <div className="flex flex-wrap gap-4">
          {Object.entries(ICONS).map(([name, Icon]) => (
            <span
              key={name}
              className="grid w-20 justify-items-center gap-1 text-xs text-text-muted"
            >
              <Icon className="size-7 text-text" />
              {name.replace('Icon', '')}
            </span>
          ))}
        </div>
      </Section>
    </div>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the gallery.');
const viewers = Object.keys(NAVIGATION_LINKS) as Viewer[];
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <Layout
        viewer={viewers.find((viewer) => viewer === asked.get('viewer')) ?? 'visitor'}
        onLogout={() => toastInfo('Logged out')}
      >
        <Gallery />
      </Layout>
    </BrowserRouter>
  </StrictMode>,
);
