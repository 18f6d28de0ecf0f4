import { compileTable } from '../compile-table.ts';
import type { SearchTable } from '../search-language.ts';
import { breedKinds } from './breed-kinds.ts';
import { eachBefore } from './each-before.ts';
import { agreesInSpanish, formsOf, soundOfSpanish } from './spanish-forms.ts';
import { spanishAttacks, spanishBadWith, spanishGoodWith } from './spanish-good-with.ts';
import { spanishHome } from './spanish-home.ts';
import { spanishWishes } from './spanish-wishes.ts';

const facts =
  `la edad, el sexo, el genero, el tamano, la raza, el color, el peso, el pelaje, el pelo, el largo del pelaje, la energia, el nivel de energia,
  la experiencia, el tipo`
    .split(',')
    .map((it) => it.trim());

const anyValues = facts.map((fact) => {
  const name = fact.slice(fact.indexOf(' ') + 1);
  const before = eachBefore(
    'cualquier, de cualquier, todo tipo de, no importa, no importa que, sin preferencia de, no tengo preferencia de',
    name,
  );
  const beforeFact = eachBefore(
    'no importa, no me importa, no nos importa, sin importar, da igual, me da igual, independientemente de',
    fact,
  );
  const after = eachBefore(fact, 'no importa, da igual, me da igual, es lo de menos');
  return [before, beforeFact, after].join(', ');
});

/** Names of fields, as forms of application have them: "tamaño: chico". */
const formFields =
  'tamano:, talla:, sexo:, edad:, especie:, tipo:, mascotas:, quiero:, busco:, hijos:, ninos:, raza:, energia:';

/** What Spanish words and phrases do in a search. Accents are left out. */
const table: SearchTable = [
  ...breedKinds,
  ...spanishHome,
  ...spanishWishes,
  ['any', anyValues.join(', ')],
  [
    'any',
    eachBefore('mala, malas', 'experiencia con, experiencias con, experiencia, experiencias'),
  ],
  [
    'any',
    eachBefore(
      eachBefore(
        'son muy, es muy, son demasiado, es demasiado, eran muy, era muy',
        'activos, activo, activas, activa, grandes, grande, inquietos, inquieto, energeticos, energetico',
      ),
      'para mi, para nosotros, para mi depa, para mi casa',
    ),
  ],
  ['any', 'de grande, de grandes, de adulto, de adulta, de adultos, cuando crezca, cuando crezcan'],
  [
    'text',
    'perro de agua, perro pastor, perro lobo, perro caliente, boyero de berna, gran danes, gato montes, siames grande',
  ],
  [
    'not',
    `no, ni, no sea ni, no sean ni, no es ni, no este ni, sin, no puedo tener, no podemos tener, no puede tener, no pueden tener, no se puede tener, ningun, ninguno, ninguna, nada, nada de, nunca, jamas, tampoco, menos, excepto, salvo, evitar, exceptuando, en vez de, en lugar de, todo menos, todos menos, lo que sea menos, ${eachBefore('no tengo, no tenemos, sin, ya no tengo', 'tiempo para, energia para, fuerzas para, paciencia para, espacio para, lugar para')}, ${eachBefore('no puedo, no podemos, ya no puedo', 'con, lidiar con, manejar, cuidar, cargar, cargar con, cargar a, levantar, pasear, pasear a')}, ${eachBefore('tengo, tenemos, le tengo, les tengo', 'miedo a, miedo de, pavor a')}, no estoy para, no estamos para, ya no estoy para, no busco, no buscamos, cualquiera menos, cualquier cosa menos, no quiero, no queremos,
     ${eachBefore('me, nos', 'da miedo, dan miedo')}, no me gustan, no me gusta, no nos gustan, excepto los, excepto las`,
  ],
  ['not', spanishBadWith],
  ['badWith', `${spanishBadWith}, ${spanishAttacks}`],
  ['auxiliary', 'no, nunca'],
  [
    'formerWish',
    'pensaba en, pensabamos en, queria, queriamos, antes queria, antes queriamos, buscaba, buscabamos, casi adopto, casi adoptamos',
  ],
  [
    'dream',
    'me gustan, me encantan, nos encantan, nos gustan, me gustaria, nos gustaria, me encantaria, nos encantaria, quisiera, quisieramos, quiero, queremos',
  ],
  ['therefore', 'asi que, entonces, por eso'],
  [
    'correction',
    `mejor, digo, mejor dicho, no espera, espera, perdon, corrijo, ${eachBefore('pero, pero yo, aunque, aunque yo', 'prefiero, preferiria, quiero, mejor')}`,
  ],
  ['refusal', 'no, no por favor, no porfa, nop'],
  ['ratherThan', 'que los, que las, que un, que una, que a un, que a una, antes que, mas que'],
  [
    'optional',
    'no es necesario, no necesario, no es indispensable, no es obligatorio, no es importante, no hace falta, opcional, es opcional, no importa, no me importa, da igual, me da igual, nos da igual, es lo de menos',
  ],
  [
    'acceptable',
    `${eachBefore('tambien, esta, estan, tambien esta, tambien estan', 'bien')}, ${eachBefore('no hay', 'problema, bronca')}, ${eachBefore('es, son', 'bienvenido, bienvenidos, bienvenida, bienvenidas')}`,
  ],
  [
    'unwanted',
    `${eachBefore('me, nos, le, les', 'dan miedo, da miedo, asustan, asusta')}, ${eachBefore('no', 'estan permitidos, se permiten, son para mi, son para nosotros, son opcion, gracias')}, son demasiado, son mucho, es demasiado, es mucho trabajo, son mucho trabajo, ni hablar`,
  ],
  [
    'filler',
    `${formFields}, a, al, ante, e, o, u, y, ni, un, una, unos, unas, uno, el, la, lo, los, las, de, del, en, con, para, por, que, q, k, pa, es, son, sea, sean, ser, esta, este, esten, esta, estan, estar, soy, somos, era, fue, muy, mucho, mucha, muchos, muchas,
     mas, bien, tan, tanto, tanta, demasiado, demasiada, demasiados, algo, alguno, alguna, algun, algunos, algunas, cualquier, cualquiera, me, mi, te, tu, se, le, les, nos, lo, yo, nosotros, ella, el, ellos, ellas, usted, ustedes,
     quiero, queremos, quisiera, quisieramos, quiere, quieren, quieras, busco, buscamos, busca, buscan, buscando, estoy, estamos, necesito, necesitamos, necesita, necesite, gustaria, gusta, gustan, guste, gusten, encanta, encantan, encantaria, deseo, desea,
     adoptar, adopcion, adopto, adopte, conseguir, encontrar, ver, dar, dame, quiera, hola, buenos, buenas, dias, tardes, noches, gracias, favor, porfavor, porfa, ayuda, hay, tiene, tienen, tener, tenga, tengan, tengo, tenemos, haya, ha, he, has, hemos, haga, hace, puede, pueda, puedan, pueden, poder, podria,
     parecido, parecida, similar, igual, menor, menores, solo, sola, solos, solas, solito, solita, solamente, unicamente, tambien, ademas, pero, si, ya, todavia, aun, cuando, como, porque, donde, quien, cual, aqui, ahi, alla, siempre, nunca, muchisimo, super, bastante, medio, poco, poca, pues, entonces, asi, hasta, desde,
     mascota, mascotas, animal, animales, animalito, animalitos, amigo, amiga, companero, companera, compania, acompane, otro, otra, nuevo, nueva, lindo, linda, lindos, lindas, bonito, bonita, bonitos, bonitas, hermoso, hermosa, precioso, preciosa, tierno, tierna, carinoso, carinosa, carinosos, carinosas, carinosito, acepto, aceptamos, debe, deben, deba,
     bueno, buena, dulce, amoroso, amorosa, amigable, amigables, sociable, sociables, cachetes, sano, sana, saludable, noble, obediente, inteligente, manso, mansa, mansito, mansita, leal, tipo, clase, raza, tamano, talla, edad, color, pelo, pelaje, energia, alguien, cosa, dos, tres, juntos, vez, tiempo, dia, dias, cerca, viva, vive, vivir, vivo, vivimos, lleve, lleva, lleven, llevan, kiero, qiero, kero, ir, parte, tal, seria, va, van, vaya, creo, prefiero, preferible, preferiblemente, preferentemente, ojala, urgente, listo, lista, disponible, disponibles, mucho, este, esto, eso, ese, esa, esos, nomas, verdad, conmigo, nosotras, llegue, llegar, llevar, idealmente, quizas, quiza, talvez, acaso, saludos, ando, andamos, andaba, ocupo, ocupamos, deseamos, interesa, interesado, interesada, interesados, recomiendan, recomiendas, recomienden, sugieren, consejo, consejos, pls, plis, xfa, xfavor, totalmente, realmente, sobretodo, preferencia, ideal, adecuado, adecuada, regalen, regalan, regalo, regalado, adoptarlo, adoptarla, rescatado, rescatada, hoy, ahora, ahorita, pronto, sera, serian, fuera, fueran, siendo, deja, dejan, dejen, permite, permiten, permitido, permitidos, puedo, podemos, pienso, pensamos, aguanto, cargar, levantar, camine, caminar, pasear, pasee`,
  ],
  [
    'connector',
    'un, una, unos, unas, el, la, los, las, y, e, o, u, ni, para, con, de, del, en, a, al, por',
  ],
  ['subject', 'mio, mia, mios, mias, yo, nosotros, me, nos, tengo, tenemos, soy, somos, cumpli'],
  ['goodWith', spanishGoodWith],
  [
    'wants',
    'prefiero, preferimos, prefiere, prefieren, suena con, suenan con, sueno con, anhela, quiere, quieren, quiero, queremos, quisiera, quisieramos, desea, deseamos, ocupa, ocupo, gustaria, busca, buscan, busco, buscamos, buscando, necesita, necesito, acepta, aceptan, permite, permiten, deja, dejan, dice, dicen',
  ],
  [
    'prefers',
    'urge, urgen, falta, faltan, hace falta, hacen falta, serviria, convendria, sirve, sirven, late, interesa, interesan, conviene, gusta, gustan, encanta, encantan, recomiendan, recomienda, adoptar, pienso en, pensando en, vendria bien',
  ],
  ['seeker', 'busca, buscan, quiere, quieren, desea, necesita'],
  ['seeks', 'busca un, busca una, quiere un, quiere una, quiere adoptar'],
  ['for', 'para, pa, en'],
  ['with', 'con, con otros, con otras, entre'],
  [
    'several',
    `otro, otros, otra, otras, un par de, unos cuantos, unas cuantas, demas, dos, tres, cuatro, cinco, seis, varios, varias, muchos, muchas, ambos, mi, mis, nuestro, nuestra, nuestros, nuestras, su, sus, tu, tus, un, una, perros, perras, perritos, perritas, gatos, gatas, gatitos, gatitas, cachorros, cachorritos, mascotas, animales`,
  ],
  [
    'evenIf',
    'no solo, no solamente, no necesariamente, no tiene que ser, no tienen que ser, no tiene por que ser, no tiene que, no hace falta que sea, no es necesario que sea, no es necesario que, no se si, no sabemos si, era muy, era demasiado, era un, era una, incluso si, aun si, asi sea, aunque, no importa que, no importa si, no me importa, no me importa si, no me importa que, no nos importa que, da igual si, me da igual si',
  ],
  [
    'next',
    formsOf(
      'nuevo, proximo, primero, segundo, futuro, siguiente, perfecto, ideal, favorito',
    ).concat(', primer, mejor'),
  ],
  [
    'is',
    'es, son, esta, estan, de, tiene, tienen, que es, que esta, que tiene, que son, cumple, cumplen, que cumple, cumplio, anda, esta por cumplir, acaba de cumplir, va a cumplir, tendra',
  ],
  ['accepted', 'ok, okay, si'],
  ['of', 'de'],
  ['relative', 'que'],
  ['and', 'y, e, &, +, /, y tambien, y con, tambien, ademas de, mas, asi como'],
  ['or', 'o, u, ni, /, ni con, ni a'],
  ['but', 'pero, solo'],
  ['whoever', eachBefore('para', 'alguien que, personas que, una persona que, una familia que')],
  ['past', 'era, fue, eran, estaba'],
  [
    'pronoun',
    'una tiene, uno tiene, la mas chica tiene, el mas chico tiene, el menor tiene, la menor tiene',
  ],
  ['former', 'ultimo, ultima, anterior, difunto, difunta'],
  ['definite', 'el, la, los, las'],
  ['modal', 'debe, deben, tiene que, tienen que, puede, pueden'],
  [
    'doing',
    'trabajo, trabajamos, viajo, viajamos, estudio, estudiamos, enseno, manejo, paseo, entreno',
  ],
  ['clause', 'porfa, por favor, porfavor, mientras, donde, porque, asi que, pues, ya que'],
  [
    'under',
    `menos de, menor de, menores de, menor a, menores a, menor que, menos que, mas joven que, mas joven de, hasta, hasta de, maximo, maximo de, max, como maximo, a lo mucho, cuando mucho, debajo de, abajo de, pese menos de, pesen menos de, tenga menos de, tengan menos de, no mas de, no pase de, no pasen de, no pase de los, no pasen de los, no pase de las, no pese mas de, limite de, limite, peso maximo, peso maximo de, hasta los, inferior a, bajo, mas chico que, mas chico de, mas pequeno que, mas pequeno de, mas ligero que, <`,
  ],
  [
    'over',
    `mas de, mayor de, mayores de, mayor a, mayores a, mayor que, mas que, mas viejo que, mas grande que, mas grande de, al menos, por lo menos, minimo, minimo de, como minimo, arriba de, encima de, pase de, pasen de, pase de los, pasen de los, pese mas de, tenga mas de, tengan mas de, a partir de, desde los, superior a, >`,
  ],
  [
    'orUnder',
    'o menos, y menos, para abajo, o mas joven, como mucho, a lo mucho, cuando mucho, o menor, o menores, o mas chico, o mas joven, max, maximo, como maximo',
  ],
  [
    'orOver',
    '+, o mas, y mas, para arriba, en adelante, o mayor, o mayores, o mas grande, o mas viejo',
  ],
  ['between', 'entre, desde, de entre, entre los'],
  ['to', 'a, y, o, hasta, u, a los, y los'],
  [
    'aged',
    'edad:, edad, edad de, de edad, como de, de unos, de como, mas o menos, mas o menos de, cerca de, ronde los, con edad de, edades, edades de, aproximadamente, alrededor de, pesa, pese, que pese, peso de, ages',
  ],
  ['agesOfAll', 'edades'],
  ['orSo', 'y pico, y tantos, aproximadamente, mas o menos'],
  [
    'years',
    'ano, anos, anito, anitos, ano y medio, ano de edad, anos de edad, anos y medio, anos cumplidos',
  ],
  [
    'months',
    'mes, meses, mesecitos, mesesitos, meses de edad, mes de edad, meses de nacido, meses de nacida',
  ],
  ['weeks', 'semana, semanas, semanas de edad, semanas de nacido, semanas de nacidos'],
  ['pounds', 'libra, libras, livra, livras, lb, lbs'],
  ['hours', 'hora, horas, hrs, h'],
  [
    'otherUnit',
    'm2, minuto, minutos, min, dia, dias, milla, millas, km, kilometros, metro, metros, cm, cuadras, veces, dolares, pesos, personas, recamaras, cuartos, habitaciones',
  ],
  ['kilograms', 'kilo, kilos, kilogramo, kilogramos, kg, kgs, kilitos'],
];

/** From one. */
const numbers =
  'un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte';

export const spanish = compileTable(table, {
  numbers,
  tens: 'treinta cuarenta cincuenta sesenta setenta ochenta noventa cien',
  agrees: agreesInSpanish,
  soundOf: soundOfSpanish,
});
