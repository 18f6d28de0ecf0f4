import { localized } from '../localized.ts';

/** Where a shelter begins. It is no legal advice, which the page says where it is changed. */
export const firstContract = localized('firstContract', {
  text: `# Adoption contract

between **{{shelter_name}}**, {{shelter_address}} (the shelter)
and **{{adopter_name}}**, {{adopter_email}}, {{adopter_phone}} (the adopter)
and **{{second_adopter_name}}** (the second adopter)

## The pet

- Name: **{{pet_name}}**
- {{pet_description}}
- Born: {{birth_date}}
- Color: {{color}}
- Microchip: {{microchip}}
- Number at the shelter: {{shelter_number}}

## What the adopter agrees to

1. The pet lives with the adopter as a companion, indoors with the family, and gets food, water, exercise and the care of a veterinarian when it needs it.
2. The pet is not sold, given away or left behind. If the adopter cannot keep it, the shelter takes it back at any time.
3. The adopter registers the microchip in their own name within 14 days, and tells the shelter when the pet is lost.
4. The shelter may ask how the pet is, and the adopter answers.

## What the shelter agrees to

1. The shelter has told the adopter what it knows about the health and the behavior of the pet.
2. The shelter answers questions after the adoption, and helps when something goes wrong.

## Fee

The adoption fee is {{fee}}.

## Date

{{date}}
`,
});
