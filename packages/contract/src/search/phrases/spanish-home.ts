import type { SearchTable } from '../search-language.ts';
import { eachBefore } from './each-before.ts';
import { formsOf } from './spanish-forms.ts';

/** Other pets and farm animals, for which there is no filter. */
const otherAnimals = `conejo, conejos, conejito, conejitos, coneja, hamster, hamsters, cuyo, cuyos, cuy, cobaya, cobayas, huron, hurones, pajaro, pajaros, pajarito, pajaritos, ave, aves, perico, pericos, periquito,
  periquitos, loro, loros, cotorra, cotorras, canario, canarios, gallina, gallinas, gallo, gallos, pollo, pollos, pollito, pollitos, pato, patos, ganso, gansos, guajolote, guajolotes, cabra, cabras, chivo, chivos, borrego, borregos, oveja, ovejas,
  puerco, puercos, cerdo, cerdos, marrano, marranos, caballo, caballos, yegua, burro, burros, vaca, vacas, ganado, tortuga, tortugas, tortuguita, pez, peces, pecera, iguana, serpiente, culebra, lagartija, raton, ratones, rata, ratas`;

const relatives = `mama, mami, mamita, mamas, madre, madres, papa, papi, papito, papas, padre, padres, abuela, abuelo, abuelita, abuelito, abuelos, abuelas, abuelitos, bisabuela, bisabuelo, jefa, jefe, jefita, jefes, esposo, esposa,
  marido, mujer, mujeres, novio, novia, pareja, parejas, prometido, prometida, ex, hermano, hermana, hermanos, hermanas, hermanito, hermanita, hermanitos, tio, tia, tios, tias, tiita, primo, prima, primos, suegra, suegro, suegros, cunada, cunado, yerno, nuera,
  padrastro, madrastra, padrino, madrina, comadre, compadre, familiar mayor, familiares mayores`;

const occupations = `maestro, maestra, maestros, maestras, profesor, profesora, profe, enfermero, enfermera, enfermeras, doctor, doctora, medico, abogado, abogada, ingeniero, ingeniera, programador, programadora, contador, contadora, policia, bombero, bomberos,
  veterano, veterana, veteranos, chofer, camionero, trailero, taxista, campesino, campesina, ranchero, rancheros, granjero, ganadero, albanil, obrero, mecanico, cocinero, cocinera, mesero, mesera, secretaria, oficinista, vendedor, vendedora, trabajador, trabajadora,
  trabajadores, empleado, empleada, empleados, ama de casa, estudiante, estudiantes, universitario, universitaria, universitarios`;

const adults = `${eachBefore('dos, tres, cuatro, cinco, 2, 3, 4, 5, solo, puros, somos, entre, unos', 'adultos, adultos mayores')}, un adulto, una adulta, una persona adulta, un adulto solo`;

const elders = `persona mayor, personas mayores, persona adulta, persona de edad, personas de edad, ${eachBefore('senor, senora, gente, tia, tio, mujer, hombre', 'mayor, grande, de edad')}, senores mayores, senoras mayores, adulto mayor, adultos mayores,
  adulta mayor, adultas mayores, persona anciana, anciano solo, ${eachBefore('para', 'mayores, un mayor, ancianos, un anciano, una anciana, viejitos, un viejito, una viejita, adultos mayores')}, pareja mayor, pareja joven, ${eachBefore('pareja de', 'jubilados, ancianos, adultos mayores, viejitos')}, tercera edad, la tercera edad, de la tercera edad, asilo, asilo de ancianos, casa de retiro, residencia de ancianos, residencia`;

const disabilities = `persona discapacitada, personas discapacitadas, persona con discapacidad, personas con discapacidad, ${eachBefore('tengo, tiene, por mi, con', 'una discapacidad')}, ${eachBefore('nino, nina, hijo, hija, hermano, hermana', 'con discapacidad, con autismo')}`;

const work = `${eachBefore('trabajo, trabajamos, trabaja, trabajan, trabajando', 'todo el dia, desde casa, en casa, tiempo completo, medio tiempo, mucho, de noche, fuera, muchas horas, turnos largos')},
  ${eachBefore('vivo, vive, vivimos, viven, estoy, esta', 'solo, sola, solos, solas, solito, solita')}, vive sola y, anos de experiencia`;

/** Where the adopter lives, works and sleeps. */
const places = `quinto, sexto, septimo, octavo, departamento, departamentos, departamentito, depto, dpto, depa, depas, depita, apartamento, apartamentos, apartamentito, edificio, edificios, piso, pisos, pisito, casa, casas, casita, casona, hogar, hogares, condominio, condo, unidad habitacional, fraccionamiento, privada, vecindad, duplex,
  estudio, loft, chalet, cabana, vivienda, patio, patios, patiecito, jardin, jardines, jardincito, yarda, traspatio, terreno, terrenito, parcela, terraza, balcon, balconcito, azotea, cochera, garaje, cuarto, cuartos, cuartito, recamara, recamaras, habitacion, habitaciones, pieza, espacio, espacios, rancho, ranchito, granja, finca, campo, monte, ciudad, pueblo,
  pueblito, barrio, colonia, vecindario, urbanizacion, calle, carro, coche, auto, troca, camioneta, camion, cama, sofa, sillon, sala, cocina, escalera, escaleras, traila, trailer, casa movil, casa rodante, elevador, ascensor, cerca, barda, oficina, negocio, tienda, taller, bodega, local comercial, escuela, lugar, zona, ambiente, entorno, estilo de vida, presupuesto, renta, alquiler`;

const people = `mio, mia, mios, mias, hombre, hombres, senor, senora, senores, senoras, senorita, persona, personas, gente, familia, familias, vecino, vecina, vecinos, amigos, amigas, jubilado, jubilada, jubilados, pensionado, pensionada, pensionados, viudo, viuda, soltero, soltera, divorciado, divorciada, recien casados, companero de cuarto,
  companero de piso, companera de piso, roommate, roommates, roomie, roomies, inquilino, inquilinos, casero, arrendador, desconocido, desconocidos, extrano, extranos, visitas, visita, invitados, clientes, pacientes, todos, todo el mundo, cualquiera que venga, dueno, duena, duenos, cuidador, cuidadora`;

/** Words of the adopter's home. They rank texts, and are never facts of the pet. */
export const spanishHome: SearchTable = [
  ['place', places],
  [
    'person',
    [relatives, occupations, people, adults, elders, disabilities, work, otherAnimals].join(', '),
  ],
  [
    'adjective',
    `a, al, el, la, los, las, un, una, unos, unas, todos, todas, todo, toda, algunos, algunas, cualquier, mis, ${formsOf('lindo, querido, ocupado, rescatado, jubilado, retirado, casado, soltero, enfermo, nervioso, timido, propio, amplio, reducido, nuevo, ruidoso, compartido, rentado, centrico, urbano, divorciado, viudo, solitario, ciego, sordo, autista, travieso, latoso')}, difunto, pobre, rural`,
  ],
  [
    'atHome',
    `aqui, adentro, conmigo, con nosotros, viviendo conmigo, ${eachBefore('en', 'casa, la casa, mi casa, nuestra casa, el hogar, el departamento, mi departamento, el depa, mi depa, la familia, el rancho')}`,
  ],
  ['own', 'mi, mis, nuestro, nuestra, nuestros, nuestras, su, sus, tu, tus'],
  [
    'have',
    `mascotas:, otras mascotas:, tengo:, tengo, tenemos, tiene, tienen, ya tengo, ya tenemos, yo tengo, tengo ya, tambien tengo, tambien tenemos, tengo tambien, ${eachBefore('en', eachBefore('casa, la casa, mi casa, el depa', 'hay, tengo, tenemos, viven'))}, ya hay, aqui hay, hay ya, mi casa tiene, vivo con, vivimos con, vive con mi,
     somos, convivo con, cuento con, contamos con, adopte, cuido, cuidamos, cuido a, ya cuento con, ${eachBefore('mama, papa, mami, madre, padre, abuela, abuelo, dueno, duena', 'de')}`,
  ],
  ['another', 'otro, otra, otro mas, otra mas, uno mas, una mas, uno nuevo, una nueva'],
  [
    'gone',
    `murio, fallecio, se murio, se fallecio, ya murio, ya fallecio, acaba de morir, acaba de fallecer, partio, ya partio, se nos fue, ya no esta, se fue, se perdio, cruzo el arcoiris`,
  ],
  [
    'had',
    `he tenido, hemos tenido, habia tenido, tuve, tuvimos, tenia, teniamos, perdi, perdimos, perdi a, perdimos a, extrano a, extranamos a, se murio, se nos murio, se me murio, murio, fallecio, ${eachBefore('se me, se nos', 'fue, perdio')}, ya no tengo`,
  ],
  ['self', 'soy, somos, estoy, estamos, ando, andamos'],
  [
    'degree',
    'muy, un, una, tan, demasiado, bastante, algo, ya, medio, super, mas, un poco, poco, bien, re, todavia, ambos',
  ],
];
