import type { Texts } from '../en/english.ts';
import { times } from './forms.ts';

type Shelf = 'patients' | 'topics';

const entries = (shelf: Shelf, count: number): string =>
  shelf === 'patients' ? times(count, 'paciente', 'pacientes') : times(count, 'tema', 'temas');

const none: Readonly<Record<Shelf, string>> = { patients: 'nenhum paciente', topics: 'nenhum tema' };

export const setupTexts: Texts['setup'] = {
  command: 'O que este servidor oferece e como as conversas começam aqui',
  notAllowed: 'Só quem pode gerenciar este servidor pode configurá-lo.',
  pages: {
    patients: 'Pacientes que este servidor oferece',
    topics: 'Temas que este servidor oferece',
    defaults: 'Como as conversas começam aqui',
    keeping: 'Por quanto tempo eu me lembro das conversas',
    forget: 'Esquecer este servidor',
  },
  choosePage: 'O que você quer configurar?',
  usualLanguage: 'O idioma do servidor no Discord',
  home: ({ patients, topics }) =>
    `**Configure este servidor.** Ele oferece ${entries('patients', patients)} e ${entries('topics', topics)}, que \`/patient\` e \`/topic\` sugerem primeiro. O idioma abaixo é o dos novos tópicos e das mensagens para todos.\n-# Quem pode usar cada comando é definido no Discord: Configurações do servidor, Integrações, este bot.`,
  shelf: (shelf, { total, page, pages }) =>
    total === 0
      ? `Este servidor ainda não oferece ${none[shelf]}.`
      : `Este servidor oferece ${entries(shelf, total)}.${pages > 1 ? ` Página ${page} de ${pages}.` : ''} Adicionar um ID que já está lá altera esse item.`,
  chooseEntry: 'Alterar ou remover um',
  buttons: {
    back: 'Voltar',
    before: 'Página anterior',
    after: 'Próxima página',
    add: 'Adicionar',
    change: 'Alterar',
    invite: 'Convidar',
    remove: 'Remover',
    forget: 'Sim, esquecer',
  },
  form: {
    title: { patients: 'Um paciente deste servidor', topics: 'Um tema deste servidor' },
    id: 'ID',
    idHint: 'Como o serviço o conhece',
    name: 'Título',
    patientName: 'Nome do paciente',
    description: 'Uma linha de descrição',
  },
  lesson: {
    title: 'Para a aula',
    task: 'Tarefa',
    taskHint: 'O que se lê no tópico antes de começar',
    picture: 'Imagem',
    pictureHint: 'O endereço https dela: um rosto, o aviso na porta. O Discord a carrega',
    checklist: 'O que perguntar',
    checklistHint: (lines) =>
      `Um item por linha, no máximo ${lines}. Quem pratica individualmente pode ler a lista: basta encerrar`,
    saved: 'Salvo. Vale para tudo o que for iniciado a partir de agora.',
    problems: {
      task: ({ task }) =>
        `a tarefa tem mais de ${task} caracteres. O que você escreveu continua no formulário`,
      picture: () =>
        'a imagem precisa de um endereço que comece com https://. O que você escreveu continua no formulário',
      line: (text, { line: length }) =>
        `“${text}” tem mais de ${length} caracteres. O que você escreveu continua no formulário`,
      lines: ({ lines }) => `a lista tem mais de ${lines} linhas. O que você escreveu continua no formulário`,
    },
  },
  added: (title) => `Adicionado: ${title}.`,
  changed: (title) => `Alterado: ${title}.`,
  removed: 'Este servidor não oferece mais este item.',
  notAdded: (why) => `Nada mudou: ${why}.`,
  fullShelf: (most) => `este servidor já oferece ${most} itens, o máximo. Remova um antes`,
  problems: {
    no_id: 'falta o ID',
    no_title: 'falta o título',
    too_long: 'algo tem mais de 100 caracteres (80 para um nome)',
  },
  defaults:
    'Como as conversas começam neste servidor, a menos que o comando diga outra coisa. Os menus definem quem pode perguntar e a quais mensagens respondo.',
  who: {
    everyone: 'Todos perguntam',
    me: 'Só o anfitrião pergunta',
    hands: 'Uma pessoa por vez, levantando a mão',
  },
  hears: {
    everything: 'Respondo a todas as mensagens',
    mentions: 'Respondo quando me mencionam',
  },
  keeping: (days, { least, most }) =>
    `Por **${times(days, 'dia', 'dias')}**, eu me lembro de uma conversa encerrada. Durante esse tempo, dá para pedir a transcrição. Você pode escolher de ${least} a ${most} dias; o que for mais antigo é esquecido em até uma hora. O tópico em si continua no Discord.`,
  daysForm: {
    label: 'Dias depois do fim',
    hint: ({ least, most }) => `Um número inteiro de ${least} a ${most}`,
  },
  daysChanged: 'Salvo.',
  noDays: (typed, { least, most }) => `Nada mudou: “${typed}” não é um número inteiro de ${least} a ${most}.`,
  askForget:
    'Esquecer este servidor? Os pacientes e temas, as configurações e os registros das conversas são excluídos, e todas as conversas daqui terminam. Não dá para desfazer.\n-# Não são excluídos: os tópicos no Discord e o que o serviço tem.',
  forgotten: (ending) =>
    ending
      ? 'O que estava guardado sobre este servidor foi excluído. Em algumas conversas ainda chega uma resposta: elas terminam logo depois e então são excluídas, mesmo que eu seja reiniciado nesse meio-tempo.'
      : 'Tudo o que estava guardado sobre este servidor foi excluído, e as conversas daqui terminaram.',
};
