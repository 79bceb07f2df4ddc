import { formatCount, formatTenths, sayPlural } from '../../base/count.ts';
import type * as english from '../en/status.ts';
import type { TranslationOf } from '../translation.ts';

const MEGABYTE = 1_000_000;

export const statusText: TranslationOf<typeof english.statusText> = {
  title: 'État du site',
  description: 'Files d’attente, tâches, e-mails, sauvegardes et disque de ce site.',
  about: (version, node) => `Griot ${version} sur Node ${node}.`,
  waiting: 'En attente',
  waitingColumns: { what: 'Élément', count: 'Nombre en attente', since: 'Attente la plus longue' },
  kinds: {
    mails: 'E-mails à envoyer maintenant',
    messages: 'Alertes vers les webhooks et les navigateurs',
    files: 'Fichiers en cours d’import',
    payments: 'Événements des prestataires de paiement',
    decisions: 'Décisions attendues des modérateurs',
  },
  jobs: 'Tâches planifiées',
  jobColumns: {
    name: 'Tâche',
    cron: 'Horaire (UTC)',
    began: 'Dernière exécution',
    took: 'Durée',
    state: 'État',
    failures: 'Échecs en une semaine',
  },
  jobsNever: 'Aucune tâche n’a encore été exécutée ici.',
  jobsDead: (count) =>
    `${sayPlural(count, {
      one: '# exécution a échoué définitivement.',
      other: '# exécutions ont échoué définitivement.',
    })} La commande ./griot doctor donne le détail.`,
  neverRan: 'pas cette semaine',
  seconds: (seconds) => `${formatTenths(seconds)}\u00a0s`,
  facts: 'E-mails, sauvegarde, disque',
  mail: 'E-mails',
  mailCounts: (sent, queued, failed) =>
    `${sayPlural(sent, { one: '# e-mail envoyé', other: '# e-mails envoyés' })} en 24 heures, ${formatCount(queued)} à envoyer, ${formatCount(failed)} en échec`,
  mailInterrupted: (count) =>
    sayPlural(count, {
      one: '# envoi a été interrompu après la remise du message, qui est probablement arrivé.',
      other:
        '# envois ont été interrompus après la remise des messages, qui sont probablement arrivés.',
    }),
  mailError: (error) => `Dernier échec : ${error}`,
  backup: 'Dernière sauvegarde',
  backupNone:
    'Aucune sauvegarde n’est connue ici. La commande ./griot backup consigne celles qu’elle crée.',
  backupUnreadable: (problem) => `La note de cette sauvegarde est illisible. ${problem}`,
  backupOf: (file, bytes) => `${file}, ${formatCount(Math.ceil(bytes / MEGABYTE))}\u00a0Mo`,
  backupTested: 'Restauration testée',
  backupUntested:
    'Jamais. La commande ./griot backup --test rouvre la sauvegarde qu’elle vient d’écrire.',
  disk: 'Disque',
  diskOf: (free, all, folder) =>
    `Espace libre : ${formatCount(Math.floor(free / MEGABYTE))} sur ${formatCount(Math.ceil(all / MEGABYTE))}\u00a0Mo, dans ${folder}`,
  database: 'Base de données',
  size: (bytes) => `${formatCount(Math.ceil(bytes / MEGABYTE))}\u00a0Mo`,
  process: 'Ce processus',
  processSince: 'Démarrage',
  memory: 'Mémoire',
  cache: 'Cache des pages',
  cacheOf: (pages, bytes, hits, misses) =>
    `${sayPlural(pages, { one: '# page', other: '# pages' })}, ${formatCount(Math.ceil(bytes / MEGABYTE))}\u00a0Mo ; ${sayPlural(hits, { one: '# réponse tirée du cache', other: '# réponses tirées du cache' })}, ${sayPlural(misses, { one: '# page générée', other: '# pages générées' })}`,
  cacheOff: 'Désactivé (PAGE_CACHE_MB vaut 0)',
  queues: 'Requêtes',
  queueColumns: {
    name: 'File d’attente',
    running: 'En cours',
    waiting: 'En attente',
    refused: 'Refusées',
  },
  errors: 'Erreurs depuis le démarrage',
  errorColumns: { kind: 'Type', count: 'Nombre', last: 'Dernière fois' },
  errorsNone: 'Aucune.',
};
