import type { CareCourse } from '@pawmatch/contract/care/courses-endpoints';
import { Button } from '../../../components/ui/Button.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { shortDate } from '../../../lib/dates/shelter-dates.ts';
import { adminToast } from '../../../lib/toast.ts';
import { useCan } from '../../../lib/use-can.ts';
import { endCourse } from '../care-api.ts';
import { careMessages as messages } from '../care-messages.ts';
import type { Ticks } from '../use-ticks.ts';

interface CourseListProps {
  courses: readonly CareCourse[];
  /** At the shelter. */
  today: string;
  ticks: Ticks;
}

/** The medicines of a pet, with doses that were given and missed. */
export function CourseList({ courses, today, ticks }: CourseListProps) {
  const mayEnd = useCan()('care.edit');
  const end = async (course: CareCourse) => {
    try {
      await endCourse(course.id, today);
      adminToast.success(messages.courseEnded({ medicine: course.product }));
    } catch (error) {
      adminToast.error(failureReason(error, messages.failed));
    }
    await ticks.refresh();
  };
  return (
    <ul className="divide-y divide-line">
      {courses.map((course) => (
        <li key={course.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
          <div className="min-w-0 flex-1">
            <p className="font-semibold wrap-anywhere">
              {[course.product, course.dose].filter(Boolean).join(', ')}
            </p>
            {course.note && <p className="text-sm wrap-anywhere">{course.note}</p>}
            <p className="text-sm text-text-muted">
              {messages.courseTimes({
                times: course.times_a_day,
                from: shortDate(course.starts_on, 'UTC'),
                to: shortDate(course.ends_on, 'UTC'),
              })}
            </p>
            <p className="text-sm text-text-muted">
              {messages.courseDoses({ given: course.given, missed: course.missed })}
            </p>
          </div>
          {mayEnd && course.ends_on > today && (
            <Button
              size="sm"
              variant="secondary"
              aria-label={messages.endCourseNamed({ medicine: course.product })}
              onClick={() => void end(course)}
            >
              {messages.endCourse}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
