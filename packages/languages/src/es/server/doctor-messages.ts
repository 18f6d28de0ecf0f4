import type * as english from '../../../../../apps/server/src/features/doctor/doctor-messages.ts';
import type { Translation } from '../../translation.ts';

export const doctorMessages: Translation<typeof english.doctorMessages> = {
  unchecked: ({ reason }) => `No se pudo revisar: ${reason}.`,
  uncheckedAdvice: 'Revisa los ajustes de esta parte.',
  settings: {
    ok: 'Los ajustes son válidos.',
    unlimited:
      'RATE_LIMITS está desactivado: cualquiera puede adivinar contraseñas tan rápido como responde el servidor.',
    limit: 'Quita RATE_LIMITS, que es solo para pruebas de carga.',
    warningAdvice: 'Cambia los ajustes que se nombran y reinicia el servidor.',
  },
  address: {
    ok: ({ url }) => `${url} lleva a esta aplicación.`,
    local: ({ url }) => `Solo este equipo puede abrir ${url}.`,
    localAdvice: 'Pon en PUBLIC_URL la dirección que abrirá la gente.',
    plain: ({ url }) => `${url} no está cifrada: otros pueden leer las contraseñas.`,
    plainAdvice: 'Pon delante un proxy con TLS y usa su dirección https en PUBLIC_URL.',
    otherAnswer: ({ url, status }) =>
      `${url} no lleva a esta aplicación: respondió con el código ${status}.`,
    timedOut: ({ url }) => `${url} no respondió en 5 s.`,
    unreachable: ({ url, code }) => `No se puede abrir ${url} (${code}).`,
    failedAdvice: 'Revisa PUBLIC_URL, la entrada DNS de su nombre, el proxy y el firewall.',
  },
  database: {
    ok: ({ version }) => `PostgreSQL ${version} tiene todo lo necesario.`,
    away: ({ reason }) => `No se puede usar la base de datos: ${reason}`,
    awayAdvice:
      'Revisa DATABASE_URL, o que se pueda escribir en DATA_DIR, y que el servidor de la base funcione.',
    old: ({ version }) => `PostgreSQL ${version} es demasiado antiguo.`,
    oldAdvice: 'Actualiza PostgreSQL a la versión 15 o posterior.',
    extension: ({ name }) => `A PostgreSQL le falta la extensión ${name}.`,
    extensionAdvice: 'Instala el paquete contrib de PostgreSQL (postgresql-contrib).',
    newer: ({ migration }) =>
      `Una versión más nueva de la aplicación cambió la base de datos (${migration}).`,
    newerAdvice: 'Actualiza la aplicación a esa versión.',
    pending: ({ count }) =>
      count === 1
        ? 'Falta aplicar 1 cambio del esquema.'
        : `Falta aplicar ${count} cambios del esquema.`,
    pendingAdvice: 'Inicia la aplicación, que los aplica.',
  },
  clock: {
    ok: 'Los relojes de este equipo y de la base de datos coinciden.',
    apart: ({ seconds }) =>
      `Los relojes de este equipo y de la base de datos difieren en ${seconds} s.`,
    outside: ({ seconds, host }) =>
      `Los relojes de este equipo y de ${host} difieren en ${seconds} s.`,
    outsideAdvice:
      'Sincroniza el reloj de este equipo por NTP, por ejemplo con systemd-timesyncd o chrony.',
    setBack: ({ seconds }) =>
      `El último cambio en la base de datos está ${seconds} s en el futuro: el reloj se atrasó.`,
    advice: 'Sincroniza los dos relojes por NTP, por ejemplo con systemd-timesyncd o chrony.',
    unknown: 'No se pudo comparar el reloj, porque la base de datos no respondió.',
  },
  storage: {
    ok: 'Se escribió, se leyó y se borró un archivo de prueba en el almacén de fotos.',
    failed: ({ reason }) => `El almacén de fotos no funciona: ${reason}.`,
    unreachable: 'Revisa S3_ENDPOINT, y que el almacén funcione.',
    readOnly: 'Monta el volumen de DATA_DIR de modo que se pueda escribir en él.',
    notAllowed: ({ user }) => `Da la carpeta DATA_DIR al usuario ${user}.`,
    notAllowedToServer: 'Da la carpeta DATA_DIR al usuario que ejecuta el servidor.',
    full: 'Libera espacio en el disco de DATA_DIR.',
    other: 'Mira el registro del servidor.',
  },
  bucket: {
    missing: ({ bucket }) => `El bucket ${bucket} no existe.`,
    missingAdvice: 'Créalo, o corrige S3_BUCKET y S3_ENDPOINT.',
    otherRegion: ({ bucket, region }) => `El bucket ${bucket} no está en la región ${region}.`,
    otherRegionAdvice: ({ region }) => `Pon ${region} en S3_REGION.`,
    unknownRegionAdvice: 'Pon en S3_REGION la región del bucket.',
    unknownKey: 'El almacén de fotos no conoce la clave de S3_ACCESS_KEY_ID.',
    unknownKeyAdvice: 'Corrige S3_ACCESS_KEY_ID, o crea una clave nueva.',
    wrongSecret: 'S3_SECRET_ACCESS_KEY no es el secreto de la clave de S3_ACCESS_KEY_ID.',
    wrongSecretAdvice: 'Corrige S3_SECRET_ACCESS_KEY, o crea una clave nueva.',
    skewed: 'El almacén de fotos rechaza las solicitudes, porque el reloj de este equipo está mal.',
    mayNotWrite: ({ bucket }) =>
      `La clave de S3_ACCESS_KEY_ID no puede escribir en el bucket ${bucket}.`,
    mayNotRead: ({ bucket }) => `La clave de S3_ACCESS_KEY_ID no puede leer el bucket ${bucket}.`,
    mayNotList: ({ bucket }) => `La clave de S3_ACCESS_KEY_ID no puede listar el bucket ${bucket}.`,
    mayNotDelete: ({ bucket }) =>
      `La clave de S3_ACCESS_KEY_ID no puede borrar en el bucket ${bucket}.`,
    missingRightAdvice: ({ right }) =>
      `Permite ${right} a la clave en la política del almacén, o usa otra clave.`,
    isPublic: ({ bucket }) => `El bucket ${bucket} es público.`,
    anyoneCan: {
      read: 'Cualquiera puede leer sus fotos sin una clave.',
      list: 'Cualquiera puede listar sus fotos sin una clave.',
      write: 'Cualquiera puede reemplazar sus fotos sin una clave.',
    },
    isPublicAdvice:
      'Haz privado el bucket: quita su política pública, o bloquea todo acceso público. Solo la clave de la aplicación necesita acceso.',
  },
  disk: {
    ok: ({ free, path }) => `${path} tiene ${free} de espacio libre.`,
    low: ({ free, path }) => `${path} solo tiene ${free} de espacio libre.`,
    advice: 'Libera espacio, o pasa DATA_DIR o BACKUP_DIR a un disco más grande.',
    unknown: ({ path, reason }) => `No se sabe cuánto espacio libre tiene ${path} (${reason}).`,
  },
  mail: {
    ok: ({ host }) => `El servidor de correo ${host} responde, y acepta la sesión y el remitente.`,
    none: 'No se envía correo: los mensajes quedan como archivos en la carpeta outbox de DATA_DIR.',
    noneAdvice:
      'Pon en SMTP_URL la dirección de un servidor de correo, y en MAIL_FROM un remitente.',
    failed: ({ host, reason }) => `El servidor de correo ${host} no funciona (${reason}).`,
    failedAdvice: 'Revisa el nombre, el puerto, el usuario y la contraseña de SMTP_URL.',
    senderRejected: ({ host, mailFrom, reason }) =>
      `El servidor de correo ${host} no acepta el remitente ${mailFrom} (${reason}).`,
    senderAdvice:
      'Pon en MAIL_FROM una dirección desde la que este servidor de correo pueda enviar.',
    sent: ({ to }) => `El servidor de correo aceptó un mensaje de prueba para ${to}.`,
    sentAdvice: 'Revisa ese buzón, también su carpeta de correo no deseado.',
    written: 'Se escribió un mensaje de prueba en la carpeta outbox de DATA_DIR.',
    rejected: ({ reason }) => `No se envió el mensaje de prueba: ${reason}`,
    rejectedAdvice: 'Revisa SMTP_URL y MAIL_FROM.',
    stuck: ({ count }) =>
      count === 1 ? 'No se pudo enviar 1 mensaje.' : `No se pudieron enviar ${count} mensajes.`,
    stuckAdvice:
      'Mira los errores en el registro. Los mensajes fallidos se guardan durante una semana.',
  },
  backup: {
    ok: ({ hours }) =>
      hours === 1
        ? 'La copia de seguridad más reciente tiene 1 hora.'
        : `La copia de seguridad más reciente tiene ${hours} horas.`,
    notSet: 'La aplicación no escribe copias de seguridad.',
    notSetAdvice: 'Pon una carpeta en BACKUP_DIR, o ejecuta npm run db:export todos los días.',
    elsewhere:
      'Este servidor solo atiende a personas; las copias de seguridad las escribe el worker.',
    elsewhereAdvice: 'Ejecuta el comando doctor en el worker.',
    none: ({ folder }) => `Aún no hay ninguna copia de seguridad en ${folder}.`,
    noneAdvice: 'Espera 10 minutos; después busca “writing a backup” en el registro.',
    old: ({ hours }) =>
      hours === 1
        ? 'La copia de seguridad más reciente ya tiene 1 hora.'
        : `La copia de seguridad más reciente ya tiene ${hours} horas.`,
    oldAdvice: 'Busca “writing a backup failed” en el registro.',
    plain: 'La copia de seguridad más reciente no está cifrada.',
    plainAdvice: 'Configura BACKUP_RECIPIENT, a menos que nadie más pueda leer la carpeta.',
    failed: ({ folder, reason }) => `No se puede leer la carpeta ${folder}: ${reason}.`,
    failedAdvice: 'Revisa BACKUP_DIR, y que su volumen esté montado.',
  },
  shelters: {
    ok: ({ count }) =>
      count === 1
        ? 'El refugio tiene una persona responsable y un correo electrónico.'
        : `Los ${count} refugios que no están en pausa tienen una persona responsable, un correo electrónico y un código postal.`,
    noManager: ({ name }) =>
      `${name} no tiene ninguna persona responsable que pueda iniciar sesión.`,
    noManagerAdvice: 'Nombra a una en /admin/network, o con npm run admin para el primer refugio.',
    noEmail: ({ name }) =>
      `${name} no tiene correo electrónico, así que las respuestas a sus mensajes llegan al remitente de todos los mensajes.`,
    noEmailAdvice: 'Una persona responsable del refugio puede escribirlo en los ajustes.',
    noPlace: ({ name }) =>
      `La dirección de ${name} no tiene un código postal conocido, así que los adoptantes no ven a qué distancia está.`,
    noPlaceAdvice:
      'Una persona responsable del refugio puede completar la dirección en los ajustes.',
  },
  testMail: {
    subject: 'Correo de prueba',
    text: 'Este correo lo envió la revisión de la instalación de tu refugio. El correo funciona.\n',
  },
};
