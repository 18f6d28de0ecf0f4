import { type ComponentType, useEffect, useState } from 'react';

/**
 * A part that a page is complete without: its code loads after the page is shown, and nothing is shown in its
 * place before that, or when it does not load.
 * @param load imports the module and picks the component
 */
export function optionalComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function Optional(props) {
    const [Part, setPart] = useState<ComponentType<Props>>();
    useEffect(() => {
      load()
        .then((it) => setPart(() => it))
        .catch(() => undefined);
    }, []);
    return Part && <Part {...props} />;
  };
}
