import type * as english from '../../../../contract/src/error-messages.ts';
import type { Translation } from '../../translation.ts';

export const errorMessages: Translation<typeof english.errorMessages> = {
  BAD_REQUEST: 'La solicitud no es correcta.',
  UNAUTHENTICATED: 'Inicia sesión para continuar.',
  INVALID_CREDENTIALS: 'No se pudo iniciar sesión. Revisa tus datos e inténtalo de nuevo.',
  SESSION_EXPIRED: 'Tu sesión terminó. Inicia sesión de nuevo.',
  KEY_INVALID: 'Esta clave no es válida, o no sirve para esta llamada.',
  SECOND_STEP_ENDED: 'Pasó demasiado tiempo. Escribe tu contraseña de nuevo.',
  CSRF_FAILED: 'Falló la verificación CSRF. Vuelve a cargar la página.',
  FORBIDDEN: 'No tienes permiso para hacer esto.',
  PASSWORD_EXPIRED:
    'Esta contraseña caducó. Quien administra el servidor puede poner una nueva con “npm run admin”.',
  ACCOUNT_JOINED:
    'Esta cuenta se unió con tu otra cuenta. Inicia sesión con el correo electrónico de esa otra.',
  SECOND_FACTOR_REQUIRED:
    'Tu contraseña es correcta. Ahora usa tu llave de acceso o escribe un código.',
  SECOND_FACTOR_MISSING:
    'El refugio pide un segundo paso a todas las personas que trabajan aquí. Configura una llave de acceso o una aplicación de códigos en la página de tu cuenta.',
  PROOF_REQUIRED: 'Demuestra otra vez que eres tú.',
  CONFIRM_EMAIL_FIRST:
    'Primero confirma tu correo electrónico con el enlace que te enviamos. Puedes pedir otro enlace en la página de tu cuenta.',
  CONFIRM_WITH_PASSWORD: 'Escribe la contraseña de tu cuenta, o elige una nueva.',
  NOT_FOUND: 'No encontramos lo que pediste.',
  ALERT_NOT_FOUND: 'No encontramos este aviso.',
  SHELTER_NOT_FOUND: 'No encontramos este refugio.',
  SHELTER_UNNAMED: 'Di para qué refugio.',
  SHELTER_PAUSED: 'Este refugio está en pausa y por ahora no recibe visitas.',
  PET_NOT_FOUND: 'No encontramos esta mascota.',
  VISIT_NOT_FOUND: 'No encontramos esta solicitud de visita.',
  CALENDAR_NOT_FOUND: 'Esta dirección de calendario ya no sirve.',
  TOO_MANY_KEYS: 'Hay demasiadas claves. Anula una primero.',
  KEY_NOT_FOUND: 'Esta clave ya se anuló.',
  FEED_NOT_FOUND: 'Esta dirección de un canal ya no sirve.',
  FEED_HELD_BACK:
    'Este canal perdería muchísimas mascotas de una vez, y espera a alguien del refugio.',
  FEED_SERVER_FAILED: 'No se pudo llegar al servidor de este canal.',
  FEED_WITHOUT_SERVER: 'Primero guarda adónde se entrega este canal, con la contraseña o la clave.',
  TASK_NOT_FOUND: 'No encontramos esta tarea, o ya está hecha.',
  USER_NOT_FOUND: 'No encontramos a esta persona.',
  SESSION_NOT_FOUND: 'Esta sesión ya terminó.',
  PASSKEY_NOT_FOUND: 'Esta llave de acceso ya se quitó.',
  PREFERENCES_NOT_FOUND: 'Todavía no hay preferencias guardadas.',
  MAIL_NOT_FOUND: 'No encontramos este correo.',
  IMPORT_NOT_FOUND: 'No encontramos esta importación, o su archivo.',
  PET_LETTER_NOT_FOUND: 'Esta carta no se comparte, o ya no se comparte.',
  PHOTO_NOT_FOUND: 'No encontramos esta foto.',
  TRAIT_NOT_FOUND: 'No encontramos este hábito aprendido.',
  REQUEST_TIMEOUT: 'La solicitud tardó demasiado en llegar. Inténtalo de nuevo.',
  EMAIL_TAKEN: 'Ya existe una cuenta con este correo electrónico.',
  PREFERENCES_EXIST: 'Ya hay preferencias guardadas.',
  EMAIL_NOT_CONFIRMED:
    'Esta persona debe confirmar su correo electrónico antes de poder administrar.',
  CONFLICT: 'Mientras tanto, alguien más cambió esto. Revísalo de nuevo.',
  CALL_REPEATED: 'Esto ya había llegado, y está hecho.',
  CALL_KEY_REUSED: 'Ya se envió otra llamada con este Idempotency-Key. Usa uno nuevo.',
  IMPORT_STEP_PASSED: 'Esta importación ya pasó a otro paso. Revísala de nuevo.',
  TOO_MANY_IMPORTS: 'Hay 20 archivos que no se importaron. Descarta uno primero.',
  TOO_MANY_PHOTO_ARCHIVES:
    'Ya hay tres importaciones que esperan con fotos. Ejecuta o descarta una primero.',
  PET_LETTER_SENT: 'Ya se envió una carta sobre esta visita.',
  MAIL_NOT_FAILED: 'Este correo caducó, o ya espera para enviarse.',
  DECLINE_SENT: 'El correo sobre esta solicitud ya se envió, o no hay ninguno.',
  MATCHING_TOGETHER:
    'Una de las dos personas ya busca mascota con alguien. Primero hay que terminar eso.',
  PARTNER_REQUIRED:
    'Ahora buscas mascota por tu cuenta, o tu pareja aún no ha respondido el cuestionario.',
  TOO_MANY_PHOTOS: 'Una mascota puede tener 12 fotos como máximo.',
  PET_ALREADY_BONDED:
    'Una de estas mascotas ya es parte de una pareja inseparable. Separa esa pareja primero.',
  TOO_MANY_PASSKEYS: 'Puedes tener 20 llaves de acceso como máximo. Quita una primero.',
  NO_SECOND_FACTOR: 'Primero agrega una llave de acceso o una aplicación de códigos.',
  TOO_MANY_FAVORITES: 'Puedes guardar 200 favoritos como máximo. Quita uno primero.',
  TOO_MANY_ALERTS: 'Puedes tener 20 avisos como máximo. Elimina uno primero.',
  ALERT_EXISTS: 'Ya tienes un aviso para esta búsqueda.',
  TOO_MANY_WAITING: 'Puedes esperar a 5 mascotas como máximo. Sal primero de una lista de espera.',
  TIMES_AVAILABLE: 'Hay horarios libres para esta mascota. Elige uno de ellos.',
  ALREADY_VISITING:
    'Ya tienes una visita con esta mascota. Puedes cambiarla cuando haya un horario libre.',
  TIME_HELD: 'Este horario está guardado para alguien que lo espera. Elige otro.',
  VISIT_NEAR:
    'Esta mascota tiene una visita pronto. Puedes acortar esta visita o comenzarla de todos modos.',
  VISIT_TOO_NEAR:
    'Esta mascota tiene una visita en un momento. Puedes comenzar esta visita de todos modos.',
  ADOPTER_BUSY: 'Ya tienes una visita a esta hora. Elige otro horario.',
  PET_RESTS: 'Esta mascota descansa a esta hora. Elige otro horario.',
  TIME_FULL: 'El refugio no tiene lugar para otra visita a esta hora. Elige otro horario.',
  PET_DAY_FULL: 'Esta mascota ya tiene suficientes visitas este día. Elige otro día.',
  TOO_MANY_OPEN_REQUESTS:
    'Tienes demasiadas solicitudes de visita abiertas. Espera una respuesta o cancela una.',
  TOO_MANY_REQUESTS_TODAY: 'Hoy pediste muchas visitas. Inténtalo de nuevo en 24 horas.',
  TOO_MANY_MOVES:
    'Cambiaste esta visita cinco veces en un día. Deja el horario que tiene, cancélala o pide al refugio que la cambie.',
  TOO_MANY_UNCONFIRMED_FOR_PET:
    'Varias personas sin correo electrónico confirmado pidieron visitar a esta mascota. Confirma tu correo con el enlace que te enviamos y vuelve a pedirlo.',
  TOO_MANY_UNCONFIRMED_FROM_ADDRESS:
    'Varias personas de tu red sin correo electrónico confirmado pidieron visitas. Confirma tu correo con el enlace que te enviamos y vuelve a pedirlo.',
  SCHEDULING_CONFLICT: 'Este horario ya está ocupado. Elige otro.',
  DUPLICATE_REQUEST: 'Ya tienes una solicitud de visita pendiente para esta mascota.',
  PET_MOVED: 'Esta mascota ahora vive en otro refugio. Abre su página de nuevo.',
  PET_MOVE_NOT_FOUND: 'Esa oferta no existe.',
  PET_MOVE_ENDED: 'Esta oferta ya no está abierta. Revísala de nuevo.',
  DIARY_NOTE_NOT_FOUND: 'Esta nota se retiró.',
  PLACE_NOT_FOUND: 'No encontramos este lugar.',
  PLACE_IN_USE: 'Este lugar está en uso. Primero pasa sus mascotas a otro.',
  FOSTER_OFFER_NOT_FOUND: 'No encontramos esta oferta.',
  FOSTER_OFFER_TAKEN: 'Alguien se adelantó: ya hay un hogar.',
  FOSTER_OFFER_ENDED: 'Esta oferta terminó.',
  FOSTER_OFFER_CHANGED: 'No todas estas mascotas necesitan ya un hogar. Revísalo de nuevo.',
  FOSTER_HOME_FULL: 'No hay suficiente lugar en tu hogar para todas.',
  CARE_PLAN_NOT_FOUND: 'No encontramos este plan.',
  CARE_COURSE_NOT_FOUND: 'No encontramos este tratamiento.',
  FOSTER_ANSWER_NOT_FOUND: 'No encontramos esta respuesta, o alguien ya decidió sobre ella.',
  STAY_NOT_FOUND: 'No encontramos esta estancia.',
  STAY_ENDED: 'Esta mascota ya salió del refugio. Revisa sus estancias de nuevo.',
  OUTCOME_FINAL: 'Esto ya no se puede deshacer. Su estancia se puede corregir.',
  PET_OFFERED: 'Esta mascota ya se ofrece a un refugio.',
  PET_UNAVAILABLE: 'Esta mascota ya no está disponible para visitas.',
  VISIT_NOT_ACTIVE: 'Esta visita ya no se puede cancelar.',
  VISIT_ACTION_REFUSED: 'Ahora no es posible hacer esto con esta visita. Revísala de nuevo.',
  ADOPTION_NOT_FOUND: 'No encontramos esta adopción.',
  ADOPTION_ACTION_REFUSED: 'Ahora no es posible hacer esto con esta adopción. Revísala de nuevo.',
  ADOPTION_EXISTS: 'Esta persona ya está adoptando a esta mascota.',
  CONTRACT_NOT_FOUND: 'No hay un contrato de esta adopción.',
  CONTRACT_LINK_INVALID: 'Este enlace ya no funciona. Pide otro al refugio.',
  CONTRACT_SIGNED: 'Este contrato ya está firmado.',
  CONTRACT_CHANGED: 'El contrato cambió desde que lo abriste. Léelo de nuevo.',
  CONTRACT_REFUSED: 'Este contrato no se puede firmar porque la adopción terminó.',
  PAYMENT_NOT_FOUND: 'No encontramos este pago.',
  PAYMENT_REVERSED: 'Este pago ya se anuló.',
  PET_NOT_READY: 'Esta mascota aún no puede salir del refugio.',
  PET_HELD: 'Esta mascota ya está reservada para otra persona.',
  JOIN_REFUSED: 'Estos registros no se pueden unir.',
  JOIN_NOT_FOUND: 'Estos registros ya están separados, o unidos de forma definitiva.',
  MARK_NOT_FOUND: 'Esta marca ya se quitó.',
  RETURN_NOT_FOUND: 'No encontramos esta devolución.',
  FOLLOW_UP_NOT_FOUND: 'No encontramos esta respuesta.',
  FOLLOW_UP_LINK_INVALID:
    'Este enlace ya no sirve. Si quieres contarnos algo, escríbenos o llámanos.',
  PREFERENCES_REQUIRED: 'Completa el cuestionario para recibir recomendaciones de mascotas.',
  LAST_ADMIN: 'No se puede quitar a la última persona que administra, ni cambiar su rol.',
  WRONG_PASSWORD: 'Tu contraseña actual no es correcta.',
  CODE_REFUSED: 'Este código no es correcto. Escribe el que tu aplicación muestra ahora.',
  PASSKEY_REFUSED: 'Aquí no se aceptó esta llave de acceso. Usa otra, o tu contraseña.',
  RESET_LINK_INVALID: 'Este enlace ya no es válido. Pide uno nuevo.',
  CONFIRMATION_LINK_INVALID:
    'Este enlace ya no es válido. Puedes pedir otro en la página de tu cuenta.',
  VISIT_LINK_INVALID:
    'Este enlace ya no sirve. Inicia sesión para ver tus visitas en tu panel, o pregunta al refugio.',
  HELD_TIME_LINK_INVALID:
    'Ya no te guardamos este horario. Tus visitas y tu lugar en la lista de espera están en tu panel.',
  ALERT_LINK_INVALID:
    'Este enlace ya no sirve. Inicia sesión para quitar tus avisos en su página.',
  INVITATION_INVALID: 'Esta invitación ya no es válida. Pide otro enlace.',
  STAFF_INVITATION_INVALID:
    'Este enlace no es válido. Abre el del último correo, o pide una invitación nueva.',
  STAFF_INVITATION_ACCEPTED:
    'Esta invitación ya se aceptó. Inicia sesión para ir a las páginas del refugio.',
  STAFF_INVITATION_EXPIRED: 'Esta invitación caducó. Pide otra al refugio.',
  STAFF_INVITATION_WITHDRAWN:
    'Esta invitación se retiró. Si crees que es un error, pregunta al refugio.',
  STAFF_INVITATION_OF_ANOTHER:
    'Esta invitación se envió a un correo electrónico distinto del de tu cuenta. Inicia sesión con ese correo para aceptarla.',
  ALREADY_COLLEAGUE:
    'Esta persona ya trabaja aquí. Su rol se puede cambiar en la página de colegas.',
  COLLEAGUE_NOT_FOUND: 'Esta persona ya no trabaja aquí.',
  FACTOR_RESET_NOT_FOUND: 'Ahora no existe esa petición: terminó, o alguien la detuvo.',
  STAFF_INVITATION_NOT_FOUND: 'Esta invitación ya no está abierta.',
  PAYLOAD_TOO_LARGE: 'Eso es más de lo que acepta el servidor.',
  IMAGE_TOO_LARGE: 'Esta imagen pesa más de 10 MB.',
  UNSUPPORTED_MEDIA_TYPE: 'Este tipo de contenido no se acepta.',
  UNSUPPORTED_IMAGE:
    'Este archivo no es una imagen que podamos leer. Usa JPG, PNG, GIF, WebP, AVIF o HEIC.',
  VALIDATION_FAILED: 'Revisa los datos.',
  IMAGE_UNREADABLE: 'Esta imagen está dañada y no se puede leer.',
  IMAGE_TOO_MANY_PIXELS: 'Esta imagen tiene demasiados píxeles. Usa una más pequeña.',
  TOO_MANY_REQUESTS: 'Son demasiadas solicitudes. Inténtalo más tarde.',
  TOO_MANY_OPENED:
    'Abriste los datos de muchísimas personas en una hora, y avisamos a las personas responsables. Las listas siguen funcionando; espera antes de abrir más.',
  EXPORTS_BUSY: 'Hay otras exportaciones en curso. Inténtalo de nuevo cuando termine una.',
  EXPORT_RUNNING: 'Ya estás descargando una exportación. Inténtalo de nuevo cuando termine.',
  EXPORT_EXPIRED:
    'Esta dirección ya se usó, o tiene más de un minuto. Comienza la exportación de nuevo.',
  TOO_MANY_EXPORTS:
    'Exportaste muchísimo en una hora, y avisamos a las personas responsables. Espera antes de exportar más.',
  HEADERS_TOO_LARGE: 'Los encabezados de la solicitud son demasiado grandes.',
  INTERNAL: 'Hubo un error interno en el servidor. Inténtalo más tarde.',
  DATABASE_UNAVAILABLE: 'El servicio no está disponible por un momento. Inténtalo enseguida.',
  STORAGE_UNAVAILABLE:
    'Por ahora no se pueden guardar ni leer fotos. Inténtalo de nuevo en un minuto.',
  SHUTTING_DOWN: 'El servidor se está reiniciando. Inténtalo en un momento.',
  DISK_FULL: 'El servidor se quedó sin espacio. Inténtalo más tarde.',
};
