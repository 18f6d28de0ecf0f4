import { PROOF_MINUTES, RECOVERY_CODES } from '@pawmatch/contract/auth/second-factor';
import type * as english from '../../../../../apps/web/src/features/auth/second-factor-messages.ts';
import type { Translation } from '../../translation.ts';
import { sentence } from '../sentence.ts';

export const secondFactorMessages: Translation<typeof english.secondFactorMessages> = {
  secondStepTitle: 'Un paso más',
  secondStepLede: 'Tu contraseña es correcta. Ahora demuestra que eres tú.',
  startAgain: 'Empezar de nuevo',

  proofTitle: '¿Sigues siendo tú?',
  proofText: `Para esto no basta un navegador abierto. Lo preguntamos como máximo una vez cada ${PROOF_MINUTES} minutos.`,
  notNow: 'Ahora no',
  notProved: 'No se cambió nada, porque no confirmaste que eres tú.',

  passkey: 'Usar una llave de acceso',
  askingPasskey: 'Esperando tu llave de acceso...',
  passkeyNotUsed: 'No se usó ninguna llave de acceso. Inténtalo de nuevo o elige otra forma.',
  or: 'o',
  code: 'Código',
  codeHint: 'Los seis dígitos que muestra ahora tu aplicación, o un código de recuperación',
  password: 'Tu contraseña',
  proceed: 'Continuar',
  checking: 'Comprobando...',

  sectionTitle: 'Llaves de acceso y códigos',
  sectionText:
    'Con una llave de acceso o un código de una aplicación, nadie entra solo con tu contraseña. La llave de acceso también funciona sin la contraseña.',
  required: ({ date }) =>
    `El refugio pide una llave de acceso o una aplicación de códigos a todas las personas que trabajan allí. Configura una a más tardar el ${date}.`,
  requiredNow:
    'El refugio pide una llave de acceso o una aplicación de códigos a todas las personas que trabajan allí. Las páginas del personal se abren de nuevo en cuanto configures una.',
  resetAsked: ({ until }) =>
    sentence`Una persona responsable pide quitar tus llaves de acceso, códigos y códigos de recuperación, porque perdiste tu dispositivo. Otra persona responsable puede confirmarlo hasta: ${until}.`,
  stopReset: 'Conservarlos',
  resetStopped: 'Tu segundo paso sigue como está.',
  setUp: 'Configurar un segundo paso',
  requiredTitle: 'Falta un paso',
  loadFailed: 'No se pudieron cargar tus llaves de acceso y códigos. Inténtalo de nuevo.',
  noFactor: 'Solo tu contraseña protege esta cuenta.',
  passkeyAdded: ({ date }) => `Llave de acceso · Agregada el ${date}`,
  passkeyUsed: ({ date, used }) =>
    `Llave de acceso · Agregada el ${date}, usada por última vez el ${used}`,
  codesAddedOn: ({ date }) => `Agregada el ${date}`,
  app: 'Aplicación de códigos de un solo uso',
  recoveryCodes: 'Códigos de recuperación',
  recoveryCodesLeft: ({ left }) => `Quedan ${left} de ${RECOVERY_CODES}.`,
  remove: 'Quitar',
  removeNamed: ({ name }) => `Quitar ${name}`,
  removeTitle: ({ name }) => `¿Quitar “${name}”?`,
  removeText: 'Ya no se podrá usar para tu cuenta.',
  removeLastText:
    'Ya no se podrá usar para tu cuenta. Entonces solo tu contraseña protegerá la cuenta, y los códigos de recuperación dejarán de servir.',
  removed: ({ name }) => `Se quitó ${name}.`,
  addPasskey: 'Agregar llave de acceso',
  addCodes: 'Agregar app de códigos',
  renewCodes: 'Crear códigos de recuperación nuevos',
  renewTitle: '¿Crear códigos de recuperación nuevos?',
  renewText: 'Los códigos que tienes dejarán de servir.',
  makeNew: 'Crear nuevos',

  addPasskeyTitle: 'Agregar una llave de acceso',
  addPasskeyText:
    'La guarda tu teléfono, tu computadora o tu gestor de contraseñas, y se abre con tu dedo, tu cara o tu PIN.',
  passkeyName: 'Nombre',
  passkeyNameHint: 'Para que sepas cuál es, por ejemplo “Mi teléfono”',
  passkeyIsAdded: 'Se agregó tu llave de acceso.',

  addCodesTitle: 'Configurar una aplicación de códigos',
  addCodesText:
    'Escanea esta imagen con una aplicación como Google Authenticator, 2FAS o tu gestor de contraseñas. Luego escribe el código que muestra.',
  qrLabel: 'Código QR con la clave',
  keyLabel: 'O escribe esta clave',
  firstCode: 'Código de la aplicación',
  codesAdded: 'Desde ahora te pediremos los códigos de tu aplicación.',

  recoveryTitle: 'Tus códigos de recuperación',
  recoveryText:
    'Guarda estos códigos donde los encuentres sin tu teléfono. Cada uno sirve una vez en lugar de un código o una llave de acceso. Solo se muestran ahora.',
  copyCodes: 'Copiar todos',
  copied: 'Se copiaron los códigos.',
  copyFailed: 'No se pudieron copiar los códigos. Anótalos.',
  kept: 'Ya los guardé',
};
