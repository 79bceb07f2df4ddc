import { formatCount } from '../../base/count.ts';
import type * as english from '../en/api-docs.ts';
import type { TranslationOf } from '../translation.ts';
import manners from './api-manners.json' with { type: 'json' };

export const apiDocsText: TranslationOf<typeof english.apiDocsText> = {
  title: 'API',
  description:
    'Todas as chamadas à API pública: parâmetros, respostas, erros e a forma de escrever montantes, datas e páginas.',
  lead: 'O que as páginas mostram, em forma de dados. A API está aberta a programas, sem chave.',
  base: 'Todos os caminhos abaixo são relativos a este endereço:',
  openApi: 'O mesmo em OpenAPI 3.1',
  getKey: 'Obter uma chave',
  types: 'Tipos para TypeScript',
  contents: 'Índice',
  mannersTitle: 'Como ler',
  manners,
  encryption: 'Respostas cifradas',
  encryptionSay: [
    'Um operador pode mandar cifrar todas as respostas, incluindo os erros: `text/plain`, base64 de um vector de inicialização de 16 bytes seguido de AES-256-CBC com preenchimento PKCS#7. Decifre a resposta e leia o resultado como JSON. A descrição em `/api/openapi.json` nunca é cifrada.',
  ],
  encryptionOn: 'Neste site as respostas são cifradas.',
  encryptionOff: 'Neste site as respostas não são cifradas.',
  parameters: (call) => `Parâmetros de ${call}`,
  parameter: 'Parâmetro',
  place: 'Onde',
  places: { path: 'caminho', query: 'query', body: 'corpo' },
  required: (place) => `${place}, obrigatório`,
  meaning: 'Significado',
  answersWith: (status) => `Responde ${status} quando a operação termina.`,
  subjectTitle: (subject) => `API: ${subject}`,
  languages: 'Linguagem dos exemplos',
  requestIn: (language) => `Chamada em ${language}`,
  tryIt: 'Experimentar',
  call: 'Fazer a chamada',
  answer: 'Resposta de exemplo, com nomes e números inventados',
  mayAnswer: 'Também pode responder',
  errors: 'Erros',
  errorsSay: [
    'Os erros são `application/problem+json` (RFC 9457). `type` é o endereço da entrada abaixo; `detail` diz o que estava errado neste caso, e `message` diz o mesmo para clientes mais antigos. Um 422 tem `errors`, as mensagens por campo. `request_id` permite encontrar o pedido no registo do operador.',
  ],
  errorsExample:
    '{"type": "/api#status-422", "title": "Unprocessable Entity", "status": 422,\n "detail": "page: expected a whole number from 1", "message": "page: expected a whole number from 1",\n "errors": {"page": ["expected a whole number from 1"]}, "request_id": "…"}',
  limits: 'Limites',
  limitsSay: [
    'Respeite estes limites. `RateLimit` e `RateLimit-Policy` dizem quantas chamadas restam neste minuto; para além delas, a resposta é um 429 com um cabeçalho `Retry-After`. As chamadas das nossas próprias páginas contam-se à parte.',
  ],
  limitsCaption: 'Limites por tipo de utilizador',
  limit: 'Limite',
  visitor: 'Visitante',
  account: 'Conta',
  subscriber: 'Assinante',
  limitNames: {
    apiCallsPerMinute: 'Chamadas à API por minuto',
    csvRows: 'Linhas numa exportação CSV',
    comparedOnPage: 'Startups na página de comparação',
    savedComparisons: 'Comparações guardadas',
    lists: 'Listas próprias',
    listRows: 'Linhas numa lista',
    alerts: 'Alertas',
  },
  number: formatCount,
};
