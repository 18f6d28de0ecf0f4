import { eachBefore } from './each-before.ts';
import { formsOf } from './spanish-forms.ts';

const gettingAlong = eachBefore(
  'lleve, lleven, lleva, llevan, llevarse, llevar, se lleve, se lleven, se lleva, se llevan, llevarse muy, se lleve muy, se lleva muy, lleve muy, lleve super, llevaria, caiga, caigan',
  'bien con, con, bien con los, bien a, super bien con, muy bien con, excelente con, de maravilla con, mejor con, padre con',
);

/** What stands before whom a pet gets along with; after a negation, before whom it does not. */
export const spanishGoodWith = `${gettingAlong},
  ${eachBefore(
    formsOf(
      'bueno, amigable, amistoso, carinoso, dulce, tierno, paciente, sociable, sociabilizado, socializado, seguro, compatible, tolerante, confiable, amable, respetuoso, protector, excelente, ideal, perfecto, adaptado, familiarizado, cuidadoso, delicado, noble, manso, buena onda, lindo',
    ),
    'con',
  )}, sea bueno con, bien con, acostumbrado a, acostumbrada a, acostumbrados a, ok con, okay con, friendly con, good con, bueno para, buena para, perfecto para, perfecta para, recomendado para, recomendada para, seguro para, segura para, adecuado para, adecuada para, apto para, apta para, apto, apta, aptos, aptas, ideal para,
  se entienda con, entienda con, se adapte a, adapte a, adapten a, congenie con, se acople con, acople con, se acople a, comparta con, compartir con, compartir casa con, crecio con, crecido con, criado con, criada con, criados con, ande con, tenga paciencia con, paciencia con, tenga paciencia a, conviva con, convivan con, conviva bien con, conviva en paz con, convive con, conviven con, convivir con, haya convivido con, ha convivido con, vivido con, viva con, vive con,
  vivir con, pueda estar con, puede estar con, estar con, juegue con, jugar con, ${eachBefore('amigo, amiga, amigos, companero, companera', 'de los, de las, de otros, de otras')}, hermanito para, hermanita para, novio para, novia para, compania para, companero para, companera para, amigo para, amiga para, compania de, companero de, acompane a, acepte, acepta, acepten, acepte a, tolere, tolera, toleren, tolere a,
  ${eachBefore('no le haga, no les haga, no le haga ningun, no les hagan, no haga', 'nada a, nada, dano a, dano, caso a, caso')}, cuide a, cuide, proteja, proteja a, ignore, ignore a, ignora, ignora a, aguante, aguante a, soporte, soporte a, soporta, juegue con, juega con, respete, respete a, respeta, le gusten, le gustan, les gusten, les gustan, le gusta, les gusta, le encanta, le encantan, les encanta, les encantan, le guste, les guste, le encanten, le encantan, ame, ame a, ama, ama a, aman, aman a, adore, adore a, adora, adora a, adoran, adoran a, quiera a,`;

/** What stands before whom a pet does not get along with; after a negation, before whom it does. */
export const spanishBadWith = `${eachBefore('odie, odia, odio, ataque, ataca, ataquen, persiga, persigue, persigan, corretee, correte, correteen, pegue, pelee, gruna, agreda, moleste, molesten, molestan, muerda, muerde, asuste, lastime, lastima', ', a')}, ${eachBefore('asuste, asusta, asusten, altere', 'con, de')}
  importe, importen, ${eachBefore('miedo, teme, temo, temen, tenga miedo, tiene miedo, le tenga miedo, le tiene miedo', 'a, de')},
  ${eachBefore('lleve mal, lleva mal, se lleve mal, se lleva mal, pelee, pelea, peleen', 'con')},
  ${eachBefore(eachBefore(', ponga, pongan', formsOf('agresivo, bravo, celoso, territorial, nervioso, brusco, malo, reactivo, dominante')), 'con, de')}, problema con, problemas con, tenga problemas con`;

/** What pets do to others, which only a negation asks about: "que no muerda a los niños". */
export const spanishAttacks = `${eachBefore('mate, mata, maten, coma, come, coman, cace, caza, rasgune, rasguna, arane, arana, ladre, ladra, tumbe, tumba, tire, brinque, gruna, grune, pegue, corretee, correteen', ', a')},
  ${eachBefore('brinque, gruna, ladre', 'encima de, encima a')}, se coma, se coma a, se coman, ataque a, haga dano a, haga dano, haga algo a, le haga dano a`;
