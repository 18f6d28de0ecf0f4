import { Button, ButtonLink } from '../components/ui/Button.tsx';
import { IconButton } from '../components/ui/IconButton.tsx';
import * as actions from '../components/ui/icons/actions.tsx';
import * as marks from '../components/ui/icons/marks.tsx';
import * as navigation from '../components/ui/icons/navigation.tsx';
import * as secondary from '../components/ui/icons/secondary.tsx';
import * as sharing from '../components/ui/icons/sharing.tsx';
import * as theme from '../components/ui/icons/theme.tsx';
import * as time from '../components/ui/icons/time.tsx';
import { Menu } from '../components/ui/Menu.tsx';
import { toastInfo } from '../lib/toast.ts';
import { Row, Section } from './Section.tsx';

const ICONS = { ...navigation, ...actions, ...secondary, ...marks, ...time, ...sharing, ...theme };

export function TypeSection() {
  return (
    <Section title="Type">
      <h1 className="text-display">Find Your Perfect Pet Match</h1>
      <h2 className="text-4xl">Your Perfect Matches</h2>
      <h2 className="text-3xl">Tell Us About Your Ideal Pet</h2>
      <h3 className="text-2xl">About You – Step 1 of 2</h3>
      <h3 className="text-xl">Biscuit</h3>
      <p className="max-w-text">
        Biscuit is a calm beagle. She has lived with children, ignores cats, and needs a garden or a
        long walk.{' '}
        <a className="link" href="#main">
          Meet her
        </a>
      </p>
      <p className="max-w-text text-text-muted">Muted: arrive 5 minutes early, bring valid ID.</p>
    </Section>
  );
}

export function ButtonSection() {
  return (
    <Section title="Buttons">
      <Row>
        <Button>Get Started</Button>
        <Button variant="secondary">Cancel</Button>
        <Button variant="quiet">Show more</Button>
        <Button variant="dangerOutlined">Delete</Button>
        <Button variant="danger" icon={<secondary.TrashIcon />}>
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
        <Button size="sm" variant="secondary" icon={<secondary.PlusIcon />}>
          Add New Pet
        </Button>
        <IconButton label="Edit" icon={<secondary.PencilIcon />} />
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

export function IconSection() {
  return (
    <Section title="Icons">
      <div className="flex flex-wrap gap-4">
        {Object.entries(ICONS).map(([name, Icon]) => (
          <span key={name} className="grid w-20 justify-items-center gap-1 text-xs text-text-muted">
            <Icon className="size-7 text-text" />
            {name.replace('Icon', '')}
          </span>
        ))}
      </div>
    </Section>
  );
}
