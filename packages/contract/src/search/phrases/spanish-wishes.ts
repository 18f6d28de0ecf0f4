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
  'perro, perros, perrito, perritos, perrillo, perrillos, perritillo, perrazo, perrote, perrhijo, perrhijos, lomito, lomitos, can, canes, canino, caninos, firulais, chucho, chuchos, solovino, cuadrupedo, perruno, perrunos, perro de la calle, perro callejero';
const femaleDogs = 'perra, perras, perrita, perritas, perrhija, lomita, lomitas';
const maleCats =
  'gato, gatos, gatito, gatitos, gatote, gatazo, gathijo, minino, mininos, michi, michis, michito, michitos, misifus, felino, felinos, gatuno, gatunos';
const femaleCats = 'gata, gatas, gatita, gatitas, gathija, minina, mininas, michita';
const malePuppies = 'cachorro, cachorros, cachorrito, cachorritos, cachorrillo';
const femalePuppies = 'cachorra, cachorras, cachorrita, cachorritas';
const kittens =
  'cachorro de gato, cachorros de gato, cachorrito de gato, gato cachorro, gatos cachorros, gatito recien nacido, gatitos recien nacidos';

/** Of people, it is about the home. */
const elderly = 'adulto mayor, adulta mayor, adultos mayores, adultas mayores';

const firstOf = `${eachBefore(', soy, somos', 'primerizo con, primeriza con, primerizos con, principiante con, principiantes con, novato con, novata con')}, primera vez con, primer, primera, mi primer, nuestro primer, mi primera, nunca he tenido un, nunca he tenido, nunca hemos tenido, nunca hemos tenido un, nunca tuve`;

const alone = 'solo, sola, solos, solas, solito, solita';
const ill = `${formsOf('enfermo, cojo, cojito, diabetico, epileptico')}, paralitico, paralitica, en silla de ruedas, ${eachBefore('con', 'leucemia, sida, epilepsia, diabetes, artritis, cancer, displasia, una enfermedad, alguna enfermedad, problemas de salud')}`;
const beAlone = 'quede, queden, queda, quedan, quedarse, quedar, estar, este';
const stayAlone = 'quede, quedarse, estar';
const whileAtWork =
  'todo el dia, mientras trabajo, mientras trabajamos, mientras estoy en el trabajo, mientras voy a trabajar, mientras me voy a trabajar, cuando trabajo, cuando estoy en el trabajo, cuando voy a trabajar, la jornada completa, en el dia, muchas horas, durante el dia, en casa todo el dia, en casa mientras trabajo';

/** What active adopters do, and what they call themselves. */
const exertions =
  'caminar en el cerro, caminar en el monte, subir al cerro, correr, correr conmigo, trotar, acampar, subir cerros, subir el cerro, subir montanas, ir al cerro, hacer canicross, hacer agility, jugar frisbee, nadar, andar en bici, caminar en la montana, caminar mucho, hacer senderismo, hacer ejercicio, hacer deporte, escalar, agility, canicross';
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
  [
    'value',
    eachBefore('gata, gatita', 'madre, mama, madre con sus bebes, con sus bebes, con bebes'),
    { ...cat, ...female },
  ],
  ['value', 'gato o gata, gata o gato, gatito o gatita, gatita o gatito', cat],
  ['value', 'perro o perra, perra o perro, perrito o perrita, perrita o perrito', dog],
  [
    'value',
    eachBefore('gata, gatita', 'bebe, bebita, recien nacida'),
    { ...cat, ...female, ...baby },
  ],
  [
    'value',
    eachBefore('perra, perrita', 'bebe, bebita, recien nacida'),
    { ...dog, ...female, ...baby },
  ],
  ['value', 'pocos meses, de pocos meses, pocas semanas, de pocas semanas', baby],
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
  [
    'value',
    `${formsOf('adulto, maduro')}, de mediana edad, mediana edad, ${eachBefore('ya', formsOf('crecido'))}`,
    { age_group: ['Adult'] },
  ],
  [
    'value',
    `${formsOf('viejo, viejito, viejecito, viejillo, anciano, ancianito, abuelito de edad, geriatrico, senior, longevo, canoso, viejon, ruco')}, con canas, con canitas, con hocico blanco, en su ultima etapa, en la ultima etapa, en sus ultimos dias, entrado en anos, entrada en anos, entraditos en anos, en sus ultimos anos, ya viejo, ya vieja, mayor, mayores, mayorcito, mayorcita, de edad avanzada, de la tercera edad, senior, seniors`,
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
  [
    'value',
    eachBefore('perro, perrito, lomito', 'abuelo, abuelito'),
    { ...dog, age_group: ['Senior'] },
  ],
  [
    'value',
    eachBefore('gato, gatito, michi', 'abuelo, abuelito'),
    { ...cat, age_group: ['Senior'] },
  ],
  [
    'value',
    eachBefore('perrita, perra', 'abuela, abuelita'),
    { ...dog, ...female, age_group: ['Senior'] },
  ],
  [
    'value',
    eachBefore('gatita, gata', 'abuela, abuelita'),
    { ...cat, ...female, age_group: ['Senior'] },
  ],
  [
    'value',
    eachBefore(
      'ya no sea, ya no sean, que ya no sea',
      'cachorro, cachorra, bebe, tan chiquito, tan cachorro',
    ),
    { age_group: ['Young', 'Adult', 'Senior'] },
  ],
  ['value', 'perro nino, perrito nino', { ...dog, sex: ['Male'] }],
  ['value', 'gato nino, gatito nino', { ...cat, sex: ['Male'] }],
  ['value', 'perrita nina, perra nina, perro nina, perrito nina', { ...dog, ...female }],
  ['value', 'gatita nina, gata nina, gato nina', { ...cat, ...female }],
  ['value', eachBefore('sea, que sea, fuera', 'nina, ninita'), female],
  ['value', eachBefore('sea, que sea, fuera', 'nino, ninito'), { sex: ['Male'] }],
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
    `${formsOf('pequeno, pequenito, pequenin, chiquitito, chiquitin, diminuto, minusculo')}, de tamano pequeno, de talla pequena, de talla chica, de raza pequena, de raza chica, talla mini, tamano mini, que quepa en una bolsa, ${eachBefore('quepa en, cabe en, quepan en', 'una bolsa, mi bolsa, la bolsa, una transportadora, la transportadora, una mochila')}, tamano bolsillo, de porte chico, porte chico, de porte pequeno, porte pequeno, ${eachBefore('pueda, puedo, podamos, se pueda, facil de', 'cargar, cargar en brazos, cargarlo, llevar en brazos, levantar')}, tirando a chico, compacto, compacta, mini, minis, miniatura, toy, de bolsillo, raza chica, razas chicas, raza pequena, razas pequenas,
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
    `${formsOf('mediano, medianito')}, de talla mediana, de tamano mediano, de raza mediana, tamano normal, tamano promedio, ni grande ni chico, ni chico ni grande, ni grande ni pequeno, ni pequeno ni grande, tamano medio, tamano mediano, de tamano medio, talla mediana, talla media, raza mediana, tamano regular, de tamano regular, intermedio, intermedio de tamano, de porte mediano, porte mediano, mas o menos mediano, mas o menos mediana`,
    { size: ['Medium'] },
  ],
  [
    'value',
    `de porte grande, porte grande, de buen tamano, buen tamano, robusto, robusta, grande, grandes, grandote, grandota, grandotes, grandotas, grandecito, grandecita, grandulon, grandulona, grandullon, de talla grande, de raza grande, de razas grandes, bien grande, raza grande, razas grandes, de tamano grande, tamano grande, talla grande, mas grande, mas grandes`,
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
     ${formsOf('tranquilo, tranquilito, calmado, calmadito, sereno, relajado, relax, quieto, quietecito, quietito, apacible, docil, hogareno, lento, tranquilon, perezoso, perezosito, flojo, flojito, huevon, vago, sosegado, pacifico, holgazan, sedentario, pasivo')}, de sillon, de sofa, ${eachBefore('pase, pasa, pasen', eachBefore('echado, echada, dormido, dormida, acostado, acostada, durmiendo', ', todo el dia'))}, ${eachBefore('ver', 'peliculas, series, la tele, television, netflix')}, caminar despacio, caminar poco, camine poco, camina poco, camine despacio, poquito ejercicio, ${eachBefore('no', eachBefore('requiera, requieran, ocupe, ocupen, necesite, necesiten, pida', 'mucho ejercicio, tanto ejercicio, demasiado ejercicio, salir tanto, salir mucho, mucha actividad, tanta actividad, correr, caminar mucho, caminar tanto, muchos paseos'))}, ${eachBefore('no tenga, no tengan, no traiga, sin', 'tanta energia, mucha energia, demasiada energia')}, paseos cortos, caminatas cortas, calma, tranqui, dormilon, dormilona, de poca energia, poca energia, baja energia,
     con poca energia, energia baja, poco activo, poco activa, poco ejercicio, poca actividad, no mucha energia, no tanta energia, sin mucha energia, con energia baja, de energia baja, nivel bajo de energia, poquita energia, bajo en energia, de baja energia, de bajo nivel de energia, no tan activo, no tan activa`,
    calm,
  ],
  [
    'value',
    `${formsOf('apapachable, abrazable, acurrucable, apapachador')}, ${eachBefore('guste, guste mucho, gusta, encante, encanta', 'que lo carguen, que la carguen, que lo abracen, que la abracen, que lo apapachen, estar en brazos, estar en las piernas, acurrucarse, los apapachos')}, ${eachBefore('deje, deja, dejen', 'cargar, abrazar, apapachar')}, gusten los abrazos, gustan los abrazos, gusten los apapachos, gustan los apapachos, acurruque, acurruca, acurruque conmigo, ${eachBefore('suba, sube, siente, sienta, duerma, duerme, eche, acueste, acurruque', eachBefore('a las, en las, a mis, en mis, en mi, a mi, en el, encima de mis', 'piernas, regazo'))}, suba encima, duerma encima, faldero, faldera, falderos, falderas, de regazo, para el regazo, para mi regazo, de falda, falderito, falderita, se siente en mis piernas, se suba a mis piernas, se duerma en mis piernas, se acurruque en mis piernas`,
    lap,
  ],
  [
    'value',
    `${eachBefore('energia, de energia, con energia', 'media, moderada, normal')}, nivel medio de energia, ejercicio moderado, algo activo, algo activa, un paseo diario, un paseo al dia, paseos diarios, moderadamente activo, moderadamente activa, actividad moderada, medianamente activo, ${eachBefore('ni muy, ni tan, ni', eachBefore('activo, activa, inquieto, inquieta', 'ni muy flojo, ni muy floja, ni tan tranquilo, ni tan tranquila, ni muy tranquilo, ni muy tranquila, ni tan flojo, ni flojo'))}, ${eachBefore('ni muy, ni tan', eachBefore('flojo, floja, tranquilo, tranquila', 'ni muy activo, ni muy activa, ni tan activo, ni tan activa, ni muy inquieto'))}, ${eachBefore('guste, gusta, gusten, gustan, encante, encantan', 'pasear, los paseos, salir a pasear, caminar, las caminatas')}, ${eachBefore('acompane a, acompane en, salir a, para, ir a', 'caminar, pasear, mis caminatas, las caminatas, caminar en las tardes, caminar en las mananas')}, pasear diario, caminar diario, pasear todos los dias, caminar todos los dias, paseo de todos los dias`,
    { energy_level: ['Moderate'] },
  ],
  [
    'value',
    'jugueton, juguetona, juguetones, juguetonas, juguetoncito, que juegue, que le guste la pelota, le guste la pelota, paseos largos, mucho ejercicio, le guste jugar, le encante jugar, le gusta jugar, caminatas largas, largas caminatas',
    { energy_level: ['Moderate', 'VeryActive'] },
  ],
  [
    'value',
    `${formsOf('vivaracho, enjundioso')}, vivaz, vivaces, de aventuras, de aventura, aventuras, aventurarse, harta energia, con harta energia, mucha cuerda, bastante energia, tanta energia, corra conmigo, corra, ${eachBefore('siga, aguante, seguirme, sigan', 'el ritmo, el paso, mi ritmo, mi paso, caminatas, caminatas largas, correr, carreras, excursiones')}, no se canse, nunca se canse, ${formsOf('activo, energico, energetico, inquieto, atletico, deportista, deportivo, hiperactivo, dinamico, acelerado, incansable, revoltoso, alocado, loquito, movido, vigoroso')}, con pila, mucha pila, con mucha pila, llena de vida, lleno de vida, muy activo, muy activa, mucha energia, con mucha energia, lleno de energia, llena de energia, con energia, alta energia,
     energia alta, mucha actividad, ${eachBefore('para, para ir a, que pueda, que salga a, acompane a, acompanarme a, acompanarnos a, para salir a, salir a, ir a, salgo a, salimos a, me gusta, nos gusta, me encanta, nos encanta', exertions)},
     companero de carrera, para senderismo, para excursiones, para caminatas, ando en bici, andamos en bici, hago ejercicio, hago deporte, hacemos deporte, hago senderismo, corro mucho, aventurero, aventurera,
     ${athletes}, ${eachBefore('soy, somos, para un, para una', athletes)}`,
    active,
  ],
  [
    'value',
    'pelon, pelona, rapado, sin pelo, pelo corto, de pelo corto, pelos cortos, pelaje corto, poco pelo, sin mucho pelo, pelito corto, pelicorto, pelicorta, pelo cortito',
    { hair_length: ['Short'] },
  ],
  [
    'value',
    'pelo medio, pelo mediano, pelo semilargo, pelaje medio, pelaje mediano, pelo medio largo',
    { hair_length: ['Medium'] },
  ],
  [
    'value',
    `pelo largo, pelito largo, pelilargo, pelilarga, melenudo, pachon, pachona, pachoncito, grenudo, de mucho pelo, pelos largos, pelaje largo, mucho pelo, ${formsOf('peludo, peludito, esponjoso, esponjado, lanudo, afelpado, peludon, esponjosito, pachoncito, lanudito')}`,
    { hair_length: ['Long'] },
  ],
  [
    'value',
    `${formsOf('hipoalergenico, hipoalergico, antialergico, antialergenico, alergico, asmatico')}, asma, tengo asma, apto para alergias, apta para alergias, aptos para alergias, apto para alergicos, para alergicos, para alergias, para personas alergicas, para personas con alergias, alergia, alergias, con alergias, con alergia,
     ${eachBefore('no me haga, no nos haga, no le haga, no me hagan, no haga', 'estornudar, dano por mi alergia')}, no me de alergia, no nos de alergia, no le de alergia, para gente con alergias, para gente alergica, no de alergia, no cause alergia, no cause alergias, no provoque alergia, ${allergicTo}`,
    { allergy_friendly: ['true'] },
  ],
  [
    'value',
    `${formsOf('cieguito, sordito, amputado, tripie, tuertito')}, ${eachBefore('con', 'tres patitas, tres patas, 3 patas, 3 patitas, un solo ojo, un ojo, un ojito, vif, felv, viv, fiv, leucemia felina, sida felino')}, ${eachBefore('le falta, le falte, sin', 'una pata, una patita, un ojo, un ojito, una pierna')}, necesidades especiales, necesidad especial, con necesidades especiales, tiene necesidades especiales, ${formsOf('discapacitado, ciego, sordo, tuerto')}, de tres patas, con discapacidad, con alguna discapacidad, alguna discapacidad, cuidados especiales`,
    { special_needs: ['true'] },
  ],
  // People are so, too, or have it: only beside a pet it is about the pet.
  ...(
    [
      ['perro, perros, perrito, perritos', dog],
      ['perra, perrita', { ...dog, ...female }],
      ['gato, gatos, gatito, gatitos', cat],
      ['gata, gatita', { ...cat, ...female }],
    ] as const
  ).map(([pets, kind]): SearchTable[number] => [
    'value',
    eachBefore(pets, ill),
    { ...kind, special_needs: ['true'] },
  ]),
  [
    'value',
    `sin necesidades especiales, ${eachBefore('no este, no esten, que no este', formsOf('enfermo, discapacitado'))}, sin discapacidad, sin discapacidades, ${eachBefore('sin, sin ningun, no tenga, que no tenga', 'problema de salud, problemas de salud, problemas medicos, enfermedad, enfermedades')}`,
    { special_needs: ['false'] },
  ],
  [
    'value',
    `${eachBefore('haga, hace, hagan, hacer, haciendo', 'sus necesidades afuera, sus necesidades fuera, del bano afuera, pipi afuera, popo afuera, sus necesidades en el patio, sus cosas afuera')},
     necesidades afuera, ${eachBefore('no', eachBefore('se haga pipi, se haga popo, se haga del bano, haga del bano, se mee, se haga, se orine, orine, marque, haga cochinero, haga sus necesidades, ensucie', 'en la casa, dentro de la casa, adentro, adentro de la casa, en casa, en la sala, en el piso, en la alfombra, en todos lados, por todos lados'))}, no ensucie, pida salir, pida para salir, pida ir al bano, pide salir, ${eachBefore('use, usa, haga en, hace en, usar', 'tapete entrenador, tapete, tapetes, el tapete, panal entrenador, tapete de entrenamiento')}, entrenado para ir al bano, entrenada para ir al bano, educado para ir al bano, que ya vaya al bano, que avise para salir, avise para salir, avisa para salir, haga afuera, hace afuera, que no ensucie la casa, no ensucie la casa, no ensucie adentro, entrenado para ir afuera, sepa ir al bano, sepa ir al bano afuera, va al bano afuera, vaya al bano afuera, avise para ir al bano, no se haga adentro, no se haga en la casa, no se orine en la casa, no se orine adentro,
     no haga en la casa, no haga pipi en la casa, no haga pipi adentro, ya entrenado, ya entrenada, ${formsOf('educado en casa')}, educado en casa, educada en casa, entrenado en casa, entrenada en casa, entrenado para la casa, entrenada para la casa, potty trained, house trained, housetrained, housebroken`,
    { trait: ['HouseTrained'] },
  ],
  [
    'value',
    `${eachBefore('use, usa, usen, usan, sepa usar, sabe usar, usando, use bien, usa bien, use siempre, usa siempre', 'el arenero, arenero, la caja de arena, caja de arena, la arena, su arenero, la litter box, el litter box')}, entrenado con arenero,
     entrenada con arenero, acostumbrado al arenero, acostumbrada al arenero, acostumbrado a la arena, acostumbrada a la arena, entrenado con caja de arena, entrenada en arenero, entrenado en arenero, entrenada en arena, entrenado en arena, educado en arena, educada en arena, educado al arenero, ${eachBefore('haga, hace, haga siempre', 'en su caja, en su arenero, en su cajita, en la cajita, en su cajita de arena')}, ${eachBefore('vaya a, va a', 'su arenero, su caja, su arena')}, cajita de arena, entrenado al arenero, vaya al arenero, va al arenero, haga en el arenero, haga en su arena, hace en su arena, haga en la arena, haga sus necesidades en el arenero, hace sus necesidades en el arenero`,
    { trait: ['LitterTrained'] },
  ],
  [
    'value',
    `de bajo mantenimiento, bajo mantenimiento, poco mantenimiento, ${eachBefore('no de, no den, que no de, no dan, sin', 'mucho trabajo, tanto trabajo, mucha lata, tanta lata, lata, problemas de cuidado')}, ${eachBefore('facil de', 'atender, mantener, manejar')}, ${eachBefore('alguien que', 'nunca ha tenido, nunca tuvo, no sabe de')}, ${eachBefore('soy, somos', 'primerizo, primeriza, primerizos, principiante, principiantes, novato, novata, nuevo en esto, nueva en esto, nuevos en esto, inexperto, inexperta, inexpertos')}, no tenemos mucha experiencia, no tengo mucha experiencia, nada de experiencia, no sabemos nada de mascotas, por primera vez, es mi primera vez, nuestra primera mascota, nuestra primera vez, facil de cuidar, facil de llevar, faciles de cuidar, para principiantes, principiante, principiantes, ${formsOf('primerizo, novato')}, para primerizos, ${formsOf('facil, facilito')}, sin experiencia, no tengo experiencia, no tenemos experiencia, poca experiencia, ${littleExperienceWith}, primera vez, primera mascota, mi primera mascota,
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
  ['value', eachBefore(maleDogs, 'ninero, nineros'), { ...dog, ...children }],
  ['alone', `${alone}, ${eachBefore(beAlone, alone)}`],
  ['workingDay', whileAtWork],
  [
    'fewHours',
    'unas horas, algunas horas, un par de horas, pocas horas, unas cuantas horas, un rato, unos ratos, medio dia',
  ],
  [
    'value',
    `${eachBefore(`${beAlone}, no le moleste estar, no le importe estar`, alone)}, ${eachBefore(stayAlone, eachBefore(alone, 'en casa, en la casa'))}`,
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
    `hijos:, ninos:, nino, ninos, nina, ninas, ninito, ninitos, ninita, hijo, hijos, hija, hijas, hijito, hijitos, hijita, nieto, nietos, nieta, nietas, nietecito, sobrino, sobrinos, sobrina, sobrinas, chamaco, chamacos, chamaca, chamacas, chamaquito, chamaquitos, chavito, chavitos, chavo, escuincle, escuincles, huerco, huercos, morrito, morritos, morro, plebe, plebes, crio, crios, criaturas, hijastro, hijastra, hijastros, ahijado, ahijada, ahijados, bisnieto, bisnieta, bisnietos, muchacho, muchachos, muchacha, muchachas, escolares, colegiales,
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
