import type * as english from '../../../../contract/src/adoption-papers/first-contract-messages.ts';
import type { Translation } from '../../translation.ts';

export const firstContract: Translation<typeof english.firstContract> = {
  text: `# Contrato de adopción

entre **{{shelter_name}}**, {{shelter_address}} (el refugio)
y **{{adopter_name}}**, {{adopter_email}}, {{adopter_phone}} (quien adopta)
y **{{second_adopter_name}}** (la segunda persona que adopta)

## La mascota

- Nombre: **{{pet_name}}**
- {{pet_description}}
- Nacimiento: {{birth_date}}
- Color: {{color}}
- Microchip: {{microchip}}
- Número en el refugio: {{shelter_number}}

## A qué se compromete quien adopta

1. La mascota vive con quien la adopta como animal de compañía, dentro de casa y en familia, y recibe alimento, agua, ejercicio y atención veterinaria cuando la necesite.
2. La mascota no se vende, no se regala ni se abandona. Si quien la adopta ya no puede tenerla, el refugio la recibe de vuelta en cualquier momento.
3. Quien adopta registra el microchip a su nombre en un plazo de 14 días, y avisa al refugio si la mascota se pierde.
4. El refugio puede preguntar cómo está la mascota, y quien adopta responde.

## A qué se compromete el refugio

1. El refugio le ha dicho a quien adopta lo que sabe de la salud y del comportamiento de la mascota.
2. El refugio responde preguntas después de la adopción, y ayuda si algo sale mal.

## Cuota

La cuota de adopción es de {{fee}}.

## Fecha

{{date}}
`,
};
