interface Story {
  summary: string;
  description: string;
}

/** The stories of the pets in Spanish, by the slugs of the pets. */
export const spanishStories: Readonly<Record<string, Story>> = {
  'chocolate-labrador-puppy': {
    summary: 'Once semanas, ya del tamaño de una hogaza, y dormido antes de que termines la frase.',
    description:
      'Fig fue el último de nueve. Nació en un granero cuyo dueño creía que su labradora solo estaba engordando. Lleva una pantufla de cuarto en cuarto y se ofende cuando la regresan con su par. Duerme toda la noche, de diez a seis, y su hogar temporal quiere que conste. Va a ser un perro grande y fuerte, y necesita a alguien que le enseñe ya a caminar con correa, ahora que todavía se tropieza con sus propias patas.',
  },
  'australian-shepherd-puppy': {
    summary: 'Un ojo azul, uno café y un plan para la tarde del que nadie te avisó.',
    description:
      'Juniper llegó de un rancho con demasiados perros y muy pocas ovejas. A los cuatro meses aprendió a sentarse en una sola clase y a abrir el corral de los cachorros en dos. No ha vivido con niños y sí intenta arrear tobillos, así que antes queremos que se conozcan todos. Dale cada día algo en qué pensar y pasará la tarde debajo de tu escritorio, mordiendo una zanahoria.',
  },
  'dalmatian-puppy': {
    summary: 'Sordo de nacimiento, y nadie aquí ha aprendido las señas tan rápido como él.',
    description:
      'Domino no oye, y nadie le ha dicho que eso sea un problema. Se fija todo el tiempo en las caras: basta un pulgar arriba para que se le mueva toda la mitad de atrás. Conoce las señas de siéntate, espera, ven y galleta, y esta última se la enseñó él al equipo de limpieza. Se asusta si lo despiertan con la mano, así que su familia primero da dos pisotones en el piso. Un patio con cerca es indispensable, porque nadie puede llamarlo para que regrese.',
  },
  beagle: {
    summary:
      'Le hace caso primero a su nariz, luego a sus amigos y, cuando hay queso, también a su nombre.',
    description:
      'A Biscuit la encontraron en el estacionamiento de un supermercado, sentada junto a los carritos como si tuviera una cita. Se lleva bien con todos los perros del patio y duerme mejor con la espalda pegada a uno de ellos. Cuando encuentra un rastro se olvida del mundo, por eso sale a pasear con correa larga. Canta cuando pasa el autobús escolar: dos notas, nunca más.',
  },
  'siberian-husky': {
    summary: 'Quiere correr seis millas antes del desayuno y después platicarlo largo y tendido.',
    description:
      'Anouk vivía en el tercer piso de un edificio de apartamentos con gente que la quería y trabajaba doce horas al día; después de un año la trajeron ellos mismos, llorando, con su cobija. Tira de un monopatín con arnés y lo hace de maravilla. Habla: de la cena, del clima, de que subiste las escaleras. Los animales pequeños son presas para ella, también los gatos. Quien corra, ande en bicicleta o en trineo no va a encontrar mejor compañera.',
  },
  'french-bulldog': {
    summary: 'Una filósofa chiquita y gris que piensa mejor con la barbilla en tu zapato.',
    description:
      'A Odette la hicieron tener crías desde muy joven y la dejaron cuando ya no era negocio. La operaron para abrirle la nariz; ahora respira bien y ronca como un animal mucho más grande. Quiere dos paseos cortos al día, a las horas frescas. A las visitas las recibe dando una vuelta y sentándose en sus pies, y con eso da por hecha la presentación.',
  },
  'jack-russell-terrier': {
    summary: 'Trece libras, cero frenos y una pelota de tenis que ya traía cuando lo conocimos.',
    description:
      'Pip era de un cartero que lo llevaba en su ruta hasta que las rodillas dijeron basta. Conoce todos los tipos de buzón y tiene su opinión de cada uno. Es rápido, gracioso y escandaloso; los niños pequeños que agarran son demasiado para él, y los adolescentes que lanzan la pelota son justo lo que busca. A otros perros los conoce de uno en uno, durante un paseo, nunca junto a un plato.',
  },
  'pembroke-corgi': {
    summary: 'Bajita, de muy buen ánimo y segura de que es ella quien te saca a pasear.',
    description:
      'Tegan tiene dos años y llegó cuando su familia tuvo que mudarse al extranjero de un día para otro. Creció con un niño de cuatro años y una gata viejita, y con los dos fue amable. Ladra una vez cuando tocan a la puerta y luego se voltea a ver qué opinas. Cada mañana revisa el patio siempre por la misma línea, como una veladora muy chaparrita.',
  },
  'golden-retriever': {
    summary: 'Te trae algo cuando llegas a casa. Casi siempre es tu propio guante.',
    description:
      'Winslow pasó sus primeros cinco años en una casa de huéspedes junto al lago, donde recibía a cada huésped en la entrada y cargaba el equipaje más ligero. La casa se vendió, y los nuevos dueños no querían un maletero. Nada en lo que sea, incluso en el plato del agua. No ha conocido a nadie en quien no se haya recargado, así que planta bien los pies.',
  },
  'german-shepherd': {
    summary:
      'Empezó a entrenarse como perro de búsqueda y le gustaría terminar el trabajo con alguien.',
    description:
      'Bruno tiene cuatro años, pesa 97 libras y trae dos años de entrenamiento de búsqueda, que terminó cuando su guía se enfermó. Encuentra en minutos a una persona escondida en el campo y, en vez de ladrar, se echa a su lado. A los desconocidos primero los mira un buen rato y después les mueve la cola. Quiere a una o dos personas que hablen en serio, un trabajo de cualquier tipo y ningún otro perro con quien compartirlas.',
  },
  'apricot-poodle': {
    summary: 'Abre puertas, cierra cajones y espera el aplauso.',
    description:
      'Marcel compartía apartamento con un director de escena jubilado que le enseñó cuarenta órdenes, casi todas en francés. Apaga las luces cuando se lo piden y, en los días malos, también sin que se lo pidan. Casi no suelta pelo, pero necesita un corte cada seis semanas y sabe muy bien cuándo ya le toca. Le gustan los niños que quieren enseñarle la orden cuarenta y uno.',
  },
  'cocker-spaniel': {
    summary:
      'Orejas hasta el piso, y una cola que ha despejado más mesitas de centro de las que podemos contar.',
    description:
      'A Clementine la trajeron con una infección de oído que llevaba un año. Ya sanó, y desde entonces se está poniendo al corriente de todo: el pasto alto, los charcos, la gente. Es tierna por naturaleza y se mete debajo de la banca cuando alguien alza la voz. En una casa tranquila, con un paseo entre las hojas todos los días, no pediría nada más.',
  },
  'border-collie': {
    summary: 'Se retiró de las ovejas porque era demasiado amable con ellas.',
    description:
      'Moss no quería morder, y en un rancho de montaña no saben qué hacer con un perro que pide las cosas por favor. Con otros perros es el tacto en persona: con él presentamos a los tímidos. Tiene ojo para el orden, alinea las pelotas junto a la cerca y se molesta si mueves una. Los niños ruidosos lo inquietan. Necesita a alguien a quien entrenar le guste tanto como a otros ver televisión.',
  },
  'shiba-inu': {
    summary: 'Limpio, callado, digno, y nada convencido de que aquí mandes tú.',
    description:
      'Kenji rodea los charcos. Se lava las patas, mantiene su cobija bien derecha y nunca le ha ladrado a la puerta. Nos lo devolvieron a la semana porque “no escuchaba”; escucha muy bien, y luego decide. Quien lo deja acercarse a su ritmo lo encuentra a la tercera noche recargado en su pierna. Que lo carguen le parece indigno.',
  },
  'west-highland-terrier': {
    summary: 'Blanca por la mañana. A mediodía ya depende de las jardineras.',
    description:
      'Ailsa tiene seis años y acompañó a un señor mayor hasta que él se mudó a una residencia donde no aceptan perros; su hija todavía viene los domingos a pasearla. Excava con mucha convicción y poco resultado. Tiene una estación de radio favorita y se calma en cuanto alguien la prende. Los nietos de visita siempre han sido para ella un buen fin de semana.',
  },
  'staffordshire-mix': {
    summary: 'La que más tiempo lleva esperando, y todavía se levanta a saludar a cada visita.',
    description:
      'Rosalind lleva aquí casi medio año. Llegó de un patio con una cadena, y la primera semana no se atrevía a cruzar ninguna puerta; ahora duerme boca arriba con las cuatro patas al aire. Adora a la gente de todos los tamaños y sale a recibirla con su conejo de peluche. Otros perros ya son demasiado para ella, así que le gustaría tenerte para ella sola.',
  },
  greyhound: {
    summary:
      'Cuarenta carreras, cuatro victorias y ahora veinte horas de sueño al día para compensar.',
    description:
      'Lady Jane da una vuelta al patio por la mañana, rapidísimo, y con eso cumple con el ejercicio del día. Antes de llegar con nosotros nunca había visto escaleras, ventanas ni sofás. Las escaleras todavía son cuestión de confianza; el sofá lo entendió de inmediato. Se dobla hasta caber donde jamás pensarías que cabe, y suspira.',
  },
  'terrier-mix': {
    summary: 'Parece dibujado a las carreras, y es el perro más sereno de la casa.',
    description:
      'Scruggs vivía detrás de un taller mecánico, y le daban de comer todos los que llevaban ahí su auto. Cuando el taller cerró, los mecánicos lo trajeron juntos y discutieron quién sería el primero en visitarlo. Camina bien con correa, viaja bien en auto y espera bien afuera de las tiendas. Ahora hace todo eso con la familia Brandt, y nos manda postales.',
  },
  'black-labrador-senior': {
    summary:
      'Doce años, el hocico ya canoso, y sigue siendo el primero en llegar cuando suena el refrigerador.',
    description:
      'Otis y su dueño envejecieron juntos, y el que se quedó fue Otis. Cada mañana toma una pastilla para las articulaciones, envuelta en jamón, y cada vez finge que no se ha dado cuenta. Camina despacio y lee todos los postes. Tiene la costumbre de ponerte la cabeza en la rodilla justo cuando el día se hizo demasiado largo.',
  },
  'pug-senior': {
    summary: 'Un caballero de diez años que desayuna tarde y duerme la siesta en compañía.',
    description:
      'Mr. Pemberton vivía en una librería y recibía a la clientela desde un sillón junto a la caja. Le gusta el sonido de las páginas. Gatos, perros y una tortuga han compartido el sillón con él, y a todos les hizo lugar. Después de seis semanas de báscula volvió a estar delgado y, hasta donde se le nota, está orgulloso.',
  },
  'dachshund-senior': {
    summary:
      'Once años, opiniones firmes, y debajo de la cobija mucho antes de que encuentres el control remoto.',
    description:
      'A los ocho años Frieda tuvo una hernia de disco, y desde entonces camina con un ligero vaivén, como un marinero. No puede saltar, así que su gente le construye rampas; la nuestra está hecha con un librero. Defiende un cojín y perdona todo lo demás. Los niños pequeños la asustan, y lo dice. Con una persona adulta y una bolsa de agua caliente no hay mejor compañía que ella.',
  },
  'chihuahua-senior': {
    summary:
      'Cuatro libras de autoridad color crema que ahora gobiernan un apartamento con dos balcones.',
    description:
      'Doña Rosa llegó en un bolso de mano, con sus papeles y una carta en la que su dueña, que acababa de morir, pedía “a alguien de manos tibias”. Tiene cuatro dientes y solo los usa con pollo hervido. Le caen bien otros perros pequeños, siempre que sepan quién llegó primero. La señora Vidal vino de visita, se sentó y no se levantó en dos horas.',
  },
  'grey-tabby-kitten': {
    summary: 'Nueve semanas de edad y ninguna agujeta la ha vencido.',
    description:
      'A Thimble la oímos antes de verla: estaba dentro del motor de una camioneta de reparto. Hicieron falta tres personas, una lata de sardinas y cuarenta minutos. Desde entonces tomó biberón, y cree que de las manos salen la leche y los amigos. Le gustaría mudarse con otro gatito, o con el gato que ya tienes, si es paciente.',
  },
  'ginger-and-white-kitten': {
    summary: 'Empieza a ronronear cuando se abre una puerta, por si es para él.',
    description:
      'Apricot es el callado de una camada de cinco. Mientras los demás se cuelgan de las cortinas, él se sienta frente a la lavadora y sigue el ciclo hasta el final. Le gusta que lo carguen en el hombro izquierdo, mirando hacia atrás. Tiene cuatro meses, está vacunado y hasta ahora solo le da miedo la aspiradora.',
  },
  'ginger-tabby': {
    summary:
      'Entró caminando a la estación de bomberos, escogió una litera y hubo que relevarlo del servicio.',
    description:
      'Marmalade Jones vivió tres semanas en la Estación 4, hasta que el jefe empezó a estornudar. Duerme aunque suene la alarma. Comparte el plato con perros, deja que los niños chiquitos lo acaricien con la mano abierta y se acuesta donde estén los papeles. Si estuviera más relajado, se escurriría de la mesa.',
  },
  'black-cat': {
    summary: 'Difícil de fotografiar, difícil de encontrar en un sofá oscuro, fácil de querer.',
    description:
      'Inkwell ha visto irse a otros once gatos. Los gatos negros esperan más tiempo; tenemos las cifras, pero ninguna buena explicación. Viene cuando la llaman, trae de vuelta el corcho que le lanzas y te toca el codo con una patita suave cuando dejas de acariciarla. La encontraron con su hermano, y se lleva bien con cada gato que le hemos puesto al lado.',
  },
  siamese: {
    summary: 'Nunca se ha guardado un solo pensamiento.',
    description:
      'Saffron habla desde que se prende la primera luz. Informa sobre los pájaros, la cena y el estado del arenero, y espera respuesta. A quien trabaje desde casa, ella le llevará la agenda. A los demás gatos los considera una interrupción. Sabe abrir puertas corredizas y está estudiando las otras.',
  },
  bengal: {
    summary: 'Nueve libras de resorte puro, con ganas de conocer la parte de arriba de tu ropero.',
    description:
      'A Zephyr lo compraron por sus manchas y lo entregaron por todo lo demás. Nada en el fregadero, camina con correa y en una tarde dejó un cuarto sin nada que se pudiera romper. Dale altura, agua y media hora de juegos de caza de verdad dos veces al día, y se convierte en un gato tibio y pesado que duerme sobre tu cuello. Ya dejó dos hogares y no debería tener que dejar un tercero.',
  },
  sphynx: {
    summary:
      'Se siente como un durazno tibio, y en menos de un minuto ya está dentro de tu suéter.',
    description:
      'Mirabelle no se parece a nada de lo que la gente espera, y a ella ya se le olvidó. Llega a la puerta antes de que el timbre deje de sonar, se mete debajo de cualquier cobija con quien sea y se hizo amiga del perro de la oficina, que también es calientito. Como no tiene pelo, su piel necesita un baño cada semana, que toma con dignidad y un patito de hule. Sin pelo no quiere decir sin alergias: por favor, pasa antes una hora con ella.',
  },
  'scottish-fold': {
    summary:
      'Se sienta derechito como un búho pequeño y te mira como si acabaras de decir algo muy sabio.',
    description:
      'El gen que le dobla las orejas a Hamish también le endurece las articulaciones, por eso se mueve con cuidado y al caer suelta un gruñido. Se toma la medicina dentro de un premio y no tiene dolor. Repisas bajas, un arenero de borde bajo y un lugar calientito es todo lo que pide. Le gusta estar en el cuarto donde está la gente: no encima, pero sí cerca.',
  },
  'brown-tabby': {
    summary: 'Crio tres camadas ajenas y ahora quisiera una noche para ella sola.',
    description:
      'Mabel apareció en un cobertizo con dos gatitos, y luego lavó y alimentó a cuatro huérfanos que no eran suyos. Los seis ya tienen hogar. Es serena, ordenada y nunca tiene prisa: por la mañana le toca la ventana y por la noche, tus piernas. Nada de lo que haga un niño parece sorprenderla.',
  },
  tuxedo: {
    summary:
      'Demasiado elegante para cualquier ocasión, y tan educado que los demás se sienten mal vestidos.',
    description:
      'Sir Reginald era el gato de un teatro y vio todos los estrenos desde el puente de luces. Están reconstruyendo el teatro, y los taladros no le gustan. Espera a que una persona se siente antes de acercarse, y pide permiso con una pequeña inclinación de cabeza. Por años fue amigo del terrier de un tramoyista y recibiría con gusto a un perro de buen carácter.',
  },
  calico: {
    summary: 'Un manotazo quiere decir que no. Es muy clara y casi siempre tiene razón.',
    description:
      'Paprika viene de un apartamento con catorce gatos y ya tuvo suficiente compañía. Ella decide cuándo se le toca y dónde: los cachetes sí, la cola nunca. Quien lo respete la encuentra en la almohada a las seis de la mañana, nariz con nariz. Atrapa polillas en el aire con las dos patas y se las come como palomitas.',
  },
  ragdoll: {
    summary:
      'Se queda como trapo en tus brazos, tal como dicen, y deja la mitad de su pelo en tu abrigo.',
    description:
      'Beatrice sigue a la gente de cuarto en cuarto, a un metro de distancia, y se acuesta cuando se detienen. Vivía con una pareja que se separó, y en ninguno de los dos apartamentos nuevos aceptan mascotas. Tiene cuatro años, está sana y es tan confiada que debe vivir dentro de casa. La niña de al lado le leía cuentos; si abres un libro con dibujos, todavía se acerca a mirar.',
  },
  'maine-coon': {
    summary: 'Veinte libras, melena de alcalde de otro siglo y voz de juguete que chilla.',
    description:
      'Thorvald mantenía a los ratones fuera de un taller de barcos y a los clientes dentro. Solo toma agua corriente y te dirá de qué llave. A pesar de su tamaño es cuidadoso: nunca le ha clavado una uña a nadie y deja que los gatos más chicos coman primero. Está acostumbrado a entrar y salir, así que un patio con cerca lo haría feliz.',
  },
  persian: {
    summary: 'Necesita una hora de tu día, un cepillo y un cojín en el que nadie más se siente.',
    description:
      'Madame Colette llegó con el pelo tan enredado que hubo que raparla por completo. Eso fue hace meses; ya le volvió a salir y lo presume. Es gata de casa de pies a cabeza, lenta para despertar y lenta para juzgar. Qué piensa de los niños y de otros animales, no lo sabemos: en su último hogar solo había televisión.',
  },
  'british-shorthair': {
    summary: 'Un cojín de peluche con bigote que ahora preside las juntas de una familia de cinco.',
    description:
      'Winston se quedó sentado en medio del cuarto durante tres visitas de tres familias, y se levantó con la cuarta. No le gusta que lo carguen, pero le encanta que le hablen. Los Okafor nos cuentan que tiene una silla en la mesa y la usa. La primera palabra de su bebé fue una imitación bastante buena de las de Winston.',
  },
  'white-odd-eyed': {
    summary: 'Un ojo como ámbar, otro como hielo, y ni un solo ruido le entra por los oídos.',
    description:
      'Nilufer es sorda y en cambio lee el piso: por los pasos sabe quién viene. Maúlla bastante fuerte, porque nadie le ha dicho qué tan fuerte es eso. Si prendes y apagas una lámpara, viene a cenar desde el otro extremo del edificio. Duerme profundamente y sin preocupaciones, casi siempre sobre los pies de alguien.',
  },
  'tortoiseshell-senior': {
    summary: 'Quince años, un poco sorda, y muy despierta cuando sale la mantequilla.',
    description:
      'Hazel ha sobrevivido a dos dueños y sabe cómo educar al tercero. Su tiroides necesita una gota de medicina en la parte interior de la oreja, por la mañana y por la noche; toma menos tiempo que un té. Le gustan una silla al sol, la misma música todos los días y una persona que lea. Es delgada y elegante, y de su edad prefiere no hablar.',
  },
  'grey-and-white-senior': {
    summary:
      'Dio clases seis años en una residencia para mayores; ahora aceptó un puesto particular.',
    description:
      'Professor Dumpling recorría veintidós cuartos todos los días y no se saltaba ninguno. Cuando cerraron la residencia, quienes vivían ahí nos escribieron una lista de sus costumbres, de cuatro páginas, con contradicciones. Se mudó con la nieta de una de esas personas. Los jueves ella lo lleva a ver a sus antiguos colegas.',
  },
};
