import { shelterPath } from '@pawmatch/contract/shelter/public-shelter';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { Skeleton } from '../../../components/ui/Skeleton.tsx';
import { ShelterContactDetails } from '../../shelter/components/ShelterContactDetails.tsx';
import { isNoShelter, publicSheltersQuery } from '../../shelter/public-shelters-api.ts';
import { NoShelter } from '../components/NoShelter.tsx';
import { OneShelter } from '../components/OneShelter.tsx';
import { sheltersMessages } from '../shelters-messages.ts';

/** One of several shelters, or all of them; with one, there is no such page. */
export function SheltersPage() {
  const { slug } = useParams();
  return slug ? <OneShelter slug={slug} /> : <AllShelters />;
}

function AllShelters() {
  const query = useQuery(publicSheltersQuery);
  const { data: shelters, isError, error } = query;
  if (isNoShelter(error)) return <NoShelter />;
  return (
    <div className="page min-h-dvh pt-5 pb-16 sm:pt-12">
      <h1 className="text-4xl">{sheltersMessages.title}</h1>
      <p className="mt-2 mb-6 text-text-muted">{sheltersMessages.intro}</p>
      <LoadFailure query={query} message={sheltersMessages.failed} />
      {!shelters && !isError && <Skeleton className="h-24" />}
      <ul className="grid gap-5 lg:grid-cols-2">
        {shelters?.map((shelter) => (
          <li
            key={shelter.slug}
            className="grid content-start gap-3 rounded-xl border border-line bg-surface p-5"
          >
            <h2 className="text-2xl wrap-anywhere">
              <Link className="link" to={shelterPath(shelter.slug)}>
                {shelter.name}
              </Link>
            </h2>
            <p className="text-text-muted">{sheltersMessages.petCount(shelter.pets)}</p>
            <ShelterContactDetails shelter={shelter} />
          </li>
        ))}
      </ul>
    </div>
  );
}
