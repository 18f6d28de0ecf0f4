import type { SearchTable, Values } from '../search-language.ts';
import { eachBefore } from './each-before.ts';
import { formsOf } from './spanish-forms.ts';

const dog: Values = { species: ['Dog'] };
const cat: Values = { species: ['Cat'] };
const female: Values = { sex: ['Female'] };
const baby: Values = { age_group: ['Baby'] };
const beginner: Values = { experience_level: ['Beginner'] };
const children: Values = { good_with: ['children'] };
const smallChildren: Values = { good_with: ['children'], children_from: ['AnyAge'] };
const dogs: Values = { good_with: ['dogs'] };
const cats: Values = { good_with: ['cats'] };
const pets: Values = { good_with: ['dogs', 'cats'] };
const calm: Values = { energy_level: ['LapPet', 'Calm'] };
const lap: Values = { energy_level: ['LapPet'] };
const active: Values = { energy_level: ['VeryActive'] };

const maleDogs =
  'perro, perros, perrito, perritos, perrillo, perrillos, perritillo, perrazo, perrote, perrhijo, perrhijos, lomito, lomitos, can, canes, canino, caninos, firulais, chucho, chuchos, solovino, cuadrupedo';
const femaleDogs = 'perra, perras, perrita, perritas, perrhija, lomita, lomitas';
const maleCats =
  'gato, gatos, gatito, gatitos, gatote, gatazo, gathijo, minino, mininos, michi, michis, michito, michitos, misifus, felino, felinos';
const femaleCats = 'gata, gatas, gatita, gatitas, gathija, minina, mininas, michita';
const malePuppies = 'cachorro, cachorros, cachorrito, cachorritos, cachorrillo';
const femalePuppies = 'cachorra, cachorras, cachorrita, cachorritas';
const kittens =
  'cachorro de gato, cachorros de gato, cachorrito de gato, gato cachorro, gatos cachorros, gatito recien nacido, gatitos recien nacidos';

/** Of people, it is about the home. */
const elderly = 'adulto mayor, adulta mayor, adultos mayores, adultas mayores';

const firstOf =
  'primer, primera, mi primer, nuestro primer, mi primera, nunca he tenido un, nunca he tenido, nunca hemos tenido, nunca hemos tenido un, nunca tuve';

const alone = 'solo, sola, solos, solas, solito, solita';
const beAlone = 'quede, queden, queda, quedan, quedarse, quedar, estar, este';
const stayAlone = 'quede, quedarse, estar';
const whileAtWork =
  'todo el dia, mientras trabajo, mientras trabajamos, cuando trabajo, muchas horas, durante el dia, en casa todo el dia, en casa mientras trabajo';

/** What active adopters do, and what they call themselves. */
const exertions =
  'correr, correr conmigo, trotar, andar en bici, caminar en la montana, caminar mucho, hacer senderismo, hacer ejercicio, hacer deporte, escalar, agility, canicross';
const athletes = formsOf('corredor, ciclista, senderista, excursionista, atleta, maratonista');

const allergicTo = eachBefore(
  `${formsOf('alergico')}, alergia, alergias`,
  'a, al, a los, al pelo de',
);
const littleExperienceWith = eachBefore(
  'sin experiencia, poca experiencia, no tengo experiencia, no tenemos experiencia',
  'con, en',
);
const experienceWith = eachBefore('experiencia, mucha experiencia, con experiencia', 'con, en');

/** What is wanted of a pet, and whom it must get along with. A diminutive is no size. */
export const spanishWishes: SearchTable = [
  [
    'breed',
    formsOf(
      'pastor, aleman, belga, ovejero, caniche, salchicha, galgo, mastin, dalmata, maltes, pequines',
    ),
    dogs,
  ],
  ['breed', formsOf('siames, persa'), cats],
  ['value', maleDogs, dog],
  ['value', femaleDogs, { ...dog, ...female }],
  ['value', maleCats, cat],
  [
    'value',
    eachBefore(
      'gata, gatita',
      'embarazada, prenada, embarazada o con gatitos, con gatitos, con sus gatitos',
    ),
    { ...cat, ...female },
  ],
  ['value', femaleCats, { ...cat, ...female }],
  ['value', malePuppies, { ...dog, ...baby }],
  ['value', femalePuppies, { ...dog, ...baby, ...female }],
  ['value', kittens, { ...cat, ...baby }],
  [
    'value',
    eachBefore('perro, perros, perrito, perritos', 'bebe, bebes, recien nacido'),
    { ...dog, ...baby },
  ],
  ['value', eachBefore('gato, gatos, gatito, gatitos', 'bebe, bebes'), { ...cat, ...baby }],
  ['valueOrName', 'bebe, bebes, bebito, bebita, recien nacido, recien nacidos', baby],
  ['value', 'muy joven, muy jovenes, tan joven, demasiado joven', { age_group: ['Baby', 'Young'] }],
  [
    'value',
    'joven, jovenes, jovencito, jovencita, jovencitos, jovencitas, juvenil, juveniles, adolescente, adolescentes',
    { age_group: ['Young'] },
  ],
  ['value', formsOf('adulto, maduro'), { age_group: ['Adult'] }],
  [
    'value',
    `${formsOf('viejo, viejito, viejecito, viejillo, anciano, ancianito, abuelito de edad, geriatrico, senior')}, entrado en anos, entrada en anos, entraditos en anos, en sus ultimos anos, ya viejo, ya vieja, mayor, mayores, mayorcito, mayorcita, de edad avanzada, de la tercera edad, senior, seniors`,
    { age_group: ['Senior'] },
  ],
  [
    'value',
    eachBefore('ya', formsOf('grande, grandecito, maduro')),
    { age_group: ['Adult', 'Senior'] },
  ],
  ['value', eachBefore(maleDogs, elderly), { ...dog, age_group: ['Senior'] }],
  ['value', eachBefore(femaleDogs, elderly), { ...dog, ...female, age_group: ['Senior'] }],
  ['value', eachBefore(maleCats, elderly), { ...cat, age_group: ['Senior'] }],
  ['value', eachBefore(femaleCats, elderly), { ...cat, ...female, age_group: ['Senior'] }],
  ['value', 'ano y medio', { age_group: ['Young'] }],
  [
    'valueOrName',
    'macho, machos, machito, machitos, varon, varoncito, masculino, masculinos',
    { sex: ['Male'] },
  ],
  [
    'value',
    'hembra, hembras, hembrita, hembritas, femenino, femenina, una amiga, una companera',
    female,
  ],
  [
    'valueOrName',
    formsOf('chico, chiquito, chaparro, chaparrito, enano, enanito'),
    { size: ['Small'] },
  ],
  [
    'value',
    `${formsOf('pequeno, pequenito, pequenin, chiquitito, chiquitin, diminuto, minusculo')}, de tamano pequeno, de talla pequena, de talla chica, de raza pequena, de raza chica, talla mini, tamano mini, que quepa en una bolsa, compacto, compacta, mini, minis, miniatura, toy, de bolsillo, raza chica, razas chicas, raza pequena, razas pequenas,
     de tamano chico, tamano chico, tamano pequeno, talla chica, talla pequena, mas chico, mas chica, mas pequeno`,
    { size: ['Small'] },
  ],
  [
    'value',
    eachBefore('no crezca, no crezcan, que no crezca', 'mucho, tanto, demasiado'),
    { size: ['Small', 'Medium'] },
  ],
  [
    'value',
    `${formsOf('mediano, medianito')}, de talla mediana, de tamano mediano, de raza mediana, tamano normal, tamano promedio, ni grande ni chico, ni chico ni grande, ni grande ni pequeno, ni pequeno ni grande, tamano medio, tamano mediano, de tamano medio, talla mediana, talla media, raza mediana`,
    { size: ['Medium'] },
  ],
  [
    'value',
    `grande, grandes, grandote, grandota, grandotes, grandotas, grandecito, grandecita, grandulon, grandulona, grandullon, de talla grande, de raza grande, de razas grandes, bien grande, raza grande, razas grandes, de tamano grande, tamano grande, talla grande, mas grande, mas grandes`,
    { size: ['Large', 'ExtraLarge'] },
  ],
  [
    'value',
    `${formsOf('enorme, gigante, gigantesco, inmenso')}, grandisimo, grandisima, extra grande, extragrande, raza gigante, razas gigantes`,
    { size: ['ExtraLarge'] },
  ],
  [
    'value',
    `${eachBefore('duerma, duerme, duerman, dormir, durmiendo, acostado, echado', 'mucho, bastante, todo el dia, todo el rato, toda la tarde, la mayor parte del dia, casi todo el dia')}, le guste dormir, le gusta dormir, dormilones, dormilonas,
     ${formsOf('tranquilo, tranquilito, calmado, calmadito, sereno, relajado, relax, quieto, quietecito, quietito, apacible, perezoso, perezosito, flojo, flojito, huevon, vago, sosegado, pacifico, holgazan, sedentario, pasivo')}, de sillon, de sofa, paseos cortos, caminatas cortas, calma, tranqui, dormilon, dormilona, de poca energia, poca energia, baja energia,
     con poca energia, energia baja, poco activo, poco activa, poco ejercicio, poca actividad, no mucha energia, no tanta energia, sin mucha energia, con energia baja, de energia baja, nivel bajo de energia, poquita energia, bajo en energia, de baja energia, de bajo nivel de energia, no tan activo, no tan activa`,
    calm,
  ],
  [
    'value',
    'faldero, faldera, falderos, falderas, de regazo, para el regazo, para mi regazo, de falda, falderito, falderita, se siente en mis piernas, se suba a mis piernas, se duerma en mis piernas, se acurruque en mis piernas',
    lap,
  ],
  [
    'value',
    `${eachBefore('energia, de energia, con energia', 'media, moderada, normal')}, nivel medio de energia, ejercicio moderado, algo activo, algo activa, un paseo diario, un paseo al dia, paseos diarios, moderadamente activo, moderadamente activa, actividad moderada, medianamente activo`,
    { energy_level: ['Moderate'] },
  ],
  [
    'value',
    'jugueton, juguetona, juguetones, juguetonas, juguetoncito, que juegue, que le guste la pelota, le guste la pelota, paseos largos, mucho ejercicio, le guste jugar, le encante jugar, le gusta jugar, caminatas largas, largas caminatas',
    { energy_level: ['Moderate', 'VeryActive'] },
  ],
  [
    'value',
    `${formsOf('activo, energico, energetico, inquieto, atletico, deportista, deportivo, hiperactivo, dinamico, acelerado, incansable, revoltoso, alocado, loquito, movido, vigoroso')}, con pila, mucha pila, con mucha pila, llena de vida, lleno de vida, muy activo, muy activa, mucha energia, con mucha energia, lleno de energia, llena de energia, con energia, alta energia,
     energia alta, mucha actividad, ${eachBefore('para, para ir a, que pueda, que salga a, acompane a, para salir a, salir a, ir a, salgo a, salimos a, me gusta, nos gusta, me encanta, nos encanta', exertions)},
     companero de carrera, para senderismo, para excursiones, para caminatas, ando en bici, andamos en bici, hago ejercicio, hago deporte, hacemos deporte, hago senderismo, corro mucho, aventurero, aventurera,
     ${athletes}, ${eachBefore('soy, somos, para un, para una', athletes)}`,
    active,
  ],
  [
    'value',
    'pelo corto, de pelo corto, pelos cortos, pelaje corto, poco pelo, sin mucho pelo, pelito corto, pelicorto, pelicorta, pelo cortito',
    { hair_length: ['Short'] },
  ],
  [
    'value',
    'pelo medio, pelo mediano, pelo semilargo, pelaje medio, pelaje mediano, pelo medio largo',
    { hair_length: ['Medium'] },
  ],
  [
    'value',
    `pelo largo, pelito largo, pelilargo, pelilarga, melenudo, pachon, pachona, pachoncito, grenudo, de mucho pelo, pelos largos, pelaje largo, mucho pelo, ${formsOf('peludo, peludito, esponjoso, esponjado, lanudo')}`,
    { hair_length: ['Long'] },
  ],
  [
    'value',
    `${formsOf('hipoalergenico, hipoalergico, antialergico, antialergenico, alergico, asmatico')}, asma, tengo asma, apto para alergias, apta para alergias, aptos para alergias, apto para alergicos, para alergicos, para alergias, para personas alergicas, para personas con alergias, alergia, alergias, con alergias, con alergia,
     no de alergia, no cause alergia, no cause alergias, no provoque alergia, ${allergicTo}`,
    { allergy_friendly: ['true'] },
  ],
  [
    'value',
    `necesidades especiales, necesidad especial, con necesidades especiales, tiene necesidades especiales, ${formsOf('discapacitado, ciego, sordo, tuerto')}, de tres patas, con discapacidad, con alguna discapacidad, alguna discapacidad, cuidados especiales`,
    { special_needs: ['true'] },
  ],
  [
    'value',
    `sin necesidades especiales, ${eachBefore('sin, sin ningun, no tenga, que no tenga', 'problema de salud, problemas de salud, problemas medicos, enfermedad, enfermedades')}`,
    { special_needs: ['false'] },
  ],
  [
    'value',
    `${eachBefore('haga, hace, hagan, hacer, haciendo', 'sus necesidades afuera, sus necesidades fuera, del bano afuera, pipi afuera, popo afuera, sus necesidades en el patio, sus cosas afuera')},
     necesidades afuera, entrenado para ir al bano, entrenada para ir al bano, educado para ir al bano, que ya vaya al bano, que avise para salir, avise para salir, avisa para salir, haga afuera, hace afuera, que no ensucie la casa, no ensucie la casa, no ensucie adentro, entrenado para ir afuera, sepa ir al bano, sepa ir al bano afuera, va al bano afuera, vaya al bano afuera, avise para ir al bano, no se haga adentro, no se haga en la casa, no se orine en la casa, no se orine adentro,
     no haga en la casa, no haga pipi en la casa, no haga pipi adentro, ya entrenado, ya entrenada, ${formsOf('educado en casa')}, educado en casa, educada en casa, entrenado en casa, entrenada en casa, entrenado para la casa, entrenada para la casa, potty trained, house trained, housetrained, housebroken`,
    { trait: ['HouseTrained'] },
  ],
  [
    'value',
    `${eachBefore('use, usa, usen, usan, sepa usar, sabe usar, usando', 'el arenero, arenero, la caja de arena, caja de arena, la arena, su arenero, la litter box, el litter box')}, entrenado con arenero,
     entrenada con arenero, acostumbrado al arenero, acostumbrada al arenero, acostumbrado a la arena, acostumbrada a la arena, entrenado con caja de arena, entrenada en arenero, entrenado en arenero, entrenado al arenero, vaya al arenero, va al arenero, haga en el arenero, haga en su arena, hace en su arena, haga en la arena, haga sus necesidades en el arenero, hace sus necesidades en el arenero`,
    { trait: ['LitterTrained'] },
  ],
  [
    'value',
    `${eachBefore('soy, somos', 'primerizo, primeriza, primerizos, principiante, principiantes, novato, novata, nuevo en esto, nueva en esto, nuevos en esto, inexperto, inexperta, inexpertos')}, no tenemos mucha experiencia, no tengo mucha experiencia, nada de experiencia, no sabemos nada de mascotas, por primera vez, es mi primera vez, nuestra primera mascota, nuestra primera vez, facil de cuidar, facil de llevar, faciles de cuidar, para principiantes, principiante, principiantes, ${formsOf('primerizo, novato')}, para primerizos, ${formsOf('facil, facilito')}, sin experiencia, no tengo experiencia, no tenemos experiencia, poca experiencia, ${littleExperienceWith}, primera vez, primera mascota, mi primera mascota,
     ${eachBefore('no se, no sabemos', 'nada de, nada sobre, mucho de')}, nunca he tenido mascota, nunca he tenido mascotas, nunca he tenido, nunca tuve, nunca hemos tenido`,
    beginner,
  ],
  ['value', eachBefore(firstOf, 'perro, perros, perrito, perra, perrita'), { ...dog, ...beginner }],
  ['value', eachBefore(firstOf, 'gato, gatos, gatito, gata, gatita'), { ...cat, ...beginner }],
  [
    'value',
    `con experiencia, ${experienceWith}, tengo experiencia, tengo mucha experiencia, tenemos experiencia, mucha experiencia, anos de experiencia, bastante experiencia, ${formsOf('experto, experimentado')}, dueno con experiencia, para expertos, para gente con experiencia`,
    { experience_level: ['Advanced'] },
  ],
  [
    'value',
    `para ninos, para los ninos,  para mis ninos, para mis hijos, para la familia, para familia, para familias, para una familia, para mi familia, para toda la familia, familiar, familiares`,
    children,
  ],
  [
    'value',
    eachBefore(maleDogs, 'de familia, familiar, para familia, para la familia'),
    { ...dog, ...children },
  ],
  [
    'value',
    eachBefore(maleCats, 'de familia, familiar, para familia, para la familia'),
    { ...cat, ...children },
  ],
  [
    'value',
    `${eachBefore(alone, whileAtWork)}, ${eachBefore(stayAlone, eachBefore(alone, whileAtWork))}`,
    { home_alone: ['WorkingDay'] },
  ],
  ['alone', `${alone}, ${eachBefore(beAlone, alone)}`],
  [
    'value',
    `${eachBefore(`${beAlone}, no le moleste estar, no le importe estar`, alone)}, ${eachBefore(stayAlone, eachBefore(alone, 'en casa, en la casa, unas horas, un rato'))}`,
    { home_alone: ['WorkingDay', 'FewHours'] },
  ],
  [
    'value',
    eachBefore(
      'apto para, ideal para, pueda vivir en, puede vivir en, adaptado a, bueno para, se adapte a, que viva en, vivir en',
      'departamento, un departamento, apartamento, un apartamento, depa',
    ),
    { home_needed: ['Apartment'] },
  ],
  [
    'companion',
    `nino, ninos, nina, ninas, ninito, ninitos, ninita, hijo, hijos, hija, hijas, hijito, hijitos, hijita, nieto, nietos, nieta, nietas, nietecito, sobrino, sobrinos, sobrina, sobrinas, chamaco, chamacos, chamaca, chamacas, chamaquito, chamaquitos, chavito, chavitos, chavo, escuincle, escuincles, huerco, huercos, morrito, morritos, morro, plebe, plebes, crio, crios, criaturas, hijastro, hijastra, hijastros, ahijado, ahijada, ahijados, bisnieto, bisnieta, bisnietos, muchacho, muchachos, muchacha, muchachas, escolares, colegiales,
     ${eachBefore(formsOf('el mas chico, el mas pequeno, el menor, el mayor, la mas chica, la mas pequena, la menor, la mayor'), 'tiene, cumple')}, nene, nenes, nena, nenas, adolescente, adolescentes, menor de edad, menores de edad, peques, pequenos en casa, chiquillos, gemelos, gemelas, mellizos, mellizas, cuates, trillizos, familia con ninos, familia con hijos, chavos, kid, hijo adolescente, hija adolescente, hijos adolescentes, preadolescente, preadolescentes`,
    children,
  ],
  [
    'companion',
    `bebe, bebes, bebito, bebita, bebitos, bebecito, bebecita, nino de kinder, ninos de kinder, infante, infantes, preescolar, preescolares, parvulos, por nacer, encargando, recien nacido, recien nacidos, recien nacida, ${eachBefore('ninos, ninas, hijos', 'pequenos, pequenas, chicos, chiquitos, muy pequenos, pequenitos')}, embarazada, estoy embarazada, bebe en camino, ${eachBefore('esperando, esperamos, espero', 'bebe, un bebe')}`,
    smallChildren,
  ],
  ['companion', `${maleDogs}, ${femaleDogs}, ${malePuppies}, ${femalePuppies}`, dogs],
  ['companion', `${maleCats}, ${femaleCats}`, cats],
  ['companion', 'mascota, mascotas, animal, animales, animalitos, mascotitas', pets],
  [
    'companion',
    'animales de granja, animales chicos, animales pequenos, macho, machos, hembra, hembras',
  ],
  ['about', [allergicTo, littleExperienceWith, experienceWith].join(', ')],
];
