import { formatCount } from '../../base/count.ts';
import type * as english from '../en/api-docs.ts';
import type { TranslationOf } from '../translation.ts';
import manners from './api-manners.json' with { type: 'json' };

export const apiDocsText: TranslationOf<typeof english.apiDocsText> = {
  title: 'API',
  description:
    'Tous les appels de l’API publique : paramètres, réponses, erreurs, et notation des montants, des dates et de la pagination.',
  lead: 'Le contenu des pages, sous forme de données. Ouvert aux programmes, sans clé.',
  base: 'Tous les chemins ci-dessous partent de cette adresse :',
  openApi: 'Cette description en OpenAPI 3.1',
  getKey: 'Obtenir une clé',
  types: 'Types pour TypeScript',
  contents: 'Sommaire',
  mannersTitle: 'Mode d’emploi',
  manners,
  encryption: 'Réponses chiffrées',
  encryptionSay: [
    'Un exploitant peut faire chiffrer chaque réponse, erreurs comprises : `text/plain`, base64 d’un vecteur d’initialisation de 16 octets suivi d’AES-256-CBC avec remplissage PKCS#7. Déchiffrez-la et lisez le résultat comme du JSON. La description publiée à `/api/openapi.json` n’est jamais chiffrée.',
  ],
  encryptionOn: 'Sur ce site, les réponses sont chiffrées.',
  encryptionOff: 'Sur ce site, les réponses ne sont pas chiffrées.',
  parameters: (call) => `Paramètres de ${call}`,
  parameter: 'Paramètre',
  place: 'Emplacement',
  places: { path: 'chemin', query: 'requête', body: 'corps' },
  required: (place) => `${place}, obligatoire`,
  meaning: 'Signification',
  answersWith: (status) => `Réponse en cas de succès : ${status}.`,
  subjectTitle: (subject) => `API : ${subject}`,
  languages: 'Langage des exemples',
  requestIn: (language) => `Appel en ${language}`,
  tryIt: 'Essayer',
  call: 'Appeler',
  answer: 'Exemple de réponse, avec des noms et des chiffres inventés',
  mayAnswer: 'Autres réponses possibles',
  errors: 'Erreurs',
  errorsSay: [
    'Les erreurs sont en `application/problem+json` (RFC 9457). `type` est l’adresse de l’entrée ci-dessous ; `detail` dit ce qui n’allait pas dans ce cas, et `message` dit la même chose aux anciens clients. Une réponse 422 contient `errors`, les messages par champ. `request_id` permet de retrouver la requête dans le journal de l’exploitant.',
  ],
  errorsExample:
    '{"type": "/api#status-422", "title": "Unprocessable Entity", "status": 422,\n "detail": "page: expected a whole number from 1", "message": "page: expected a whole number from 1",\n "errors": {"page": ["expected a whole number from 1"]}, "request_id": "…"}',
  limits: 'Limites',
  limitsSay: [
    'Merci de rester dans ces limites. `RateLimit` et `RateLimit-Policy` indiquent combien d’appels il reste pour la minute en cours ; au-delà, la réponse est une 429 avec un en-tête `Retry-After`. Les appels de nos propres pages sont comptés à part.',
  ],
  limitsCaption: 'Limites selon l’appelant',
  limit: 'Limite',
  visitor: 'Sans compte',
  account: 'Avec un compte',
  subscriber: 'Avec un abonnement',
  limitNames: {
    apiCallsPerMinute: 'Appels à l’API par minute',
    csvRows: 'Lignes par export CSV',
    comparedOnPage: 'Startups sur la page de comparaison',
    savedComparisons: 'Comparaisons enregistrées',
    lists: 'Listes personnelles',
    listRows: 'Lignes par liste',
    alerts: 'Alertes',
  },
  number: formatCount,
};
