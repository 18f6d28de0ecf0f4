import { eachBefore } from './each-before.ts';
import { formsOf } from './spanish-forms.ts';

const gettingAlong = eachBefore(
  'lleve, lleven, lleva, llevan, llevarse, se lleve, se lleven, se lleva, se llevan, llevarse muy, se lleve muy, se lleva muy',
  'bien con, con, bien con los, super bien con',
);

/** What stands before whom a pet gets along with; after a negation, before whom it does not. */
export const spanishGoodWith = `${gettingAlong},
  ${eachBefore(
    formsOf(
      'bueno, amigable, amistoso, carinoso, dulce, tierno, paciente, sociable, seguro, compatible, tranquilo, cuidadoso, delicado, noble, manso',
    ),
    'con',
  )}, sea bueno con, bien con, acostumbrado a, acostumbrada a, acostumbrados a, ok con, okay con, friendly con, good con, bueno para, buena para, apto para, apta para, ideal para,
  conviva con, convivan con, convive con, conviven con, convivir con, haya convivido con, ha convivido con, vivido con, viva con, vive con,
  vivir con, pueda estar con, puede estar con, estar con, juegue con, jugar con, compania para, companero para, companera para, amigo para, amiga para, compania de, companero de, acompane a, acepte, acepta, acepten, acepte a, tolere, tolera, toleren, tolere a,
  ${eachBefore('no le haga, no les haga', 'nada a, nada, dano a, dano')}, respete, respete a, respeta, le gusten, le gustan, les gusten, les gustan, le gusta, les gusta, le encanta, le encantan, les encanta, les encantan, le guste, les guste, le encanten, le encantan, ame, ame a, ama, ama a, aman, aman a, adore, adore a, adora, adora a, adoran, adoran a, quiera a,`;

/** What stands before whom a pet does not get along with; after a negation, before whom it does. */
export const spanishBadWith = `${eachBefore('odie, odia, odio, ataque, ataca, ataquen, persiga, persigue, persigan, moleste, molesten, molestan, muerda, muerde, asuste, lastime, lastima', ', a')}, ${eachBefore('asuste, asusta, asusten, altere', 'con, de')}
  importe, importen, ${eachBefore('miedo, tenga miedo, tiene miedo, le tenga miedo, le tiene miedo', 'a, de')},
  ${eachBefore('lleve mal, lleva mal, se lleve mal, se lleva mal, pelee, pelea, peleen', 'con')},
  ${eachBefore(eachBefore(', ponga, pongan', formsOf('agresivo, bravo, celoso')), 'con, de')}, problema con, problemas con, tenga problemas con`;
