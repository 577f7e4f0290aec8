import type { Texts } from '../en/english.ts';
import { moment } from '../forms.ts';
import { times } from './forms.ts';

const howTo =
  'Clique em **Vincular minha conta** e faça login na página. Depois, ela mostra um número de seis dígitos: volte aqui, clique em **Digitar o número** e informe esse número. A página vale por dez minutos, e só para você.';

const contact = (operatorContact: string | undefined): string =>
  operatorContact === undefined ? '' : ` Contato: ${operatorContact}`;

export const accountTexts: Texts['account'] = {
  commands: {
    link: 'Vincule sua conta do Clinical Education Service para poder iniciar conversas',
    unlink: 'Desvincule sua conta e exclua o login daqui; seus casos continuam',
    account: 'Veja qual conta está vinculada, se ela funciona e quais conversas a usam',
  },
  buttons: {
    link: 'Vincular minha conta',
    linkAgain: 'Vincular minha conta de novo',
    enterNumber: 'Digitar o número',
    newLink: 'Outra página',
    goOn: 'Continuar',
    endThem: (count) => `Desvincular e encerrar ${count === 1 ? 'a conversa' : 'as conversas'}`,
    leaveThem: (count) =>
      `Desvincular e deixar ${count === 1 ? 'a conversa aberta' : 'as conversas abertas'}`,
    stayLinked: 'Manter o vínculo',
    myData: 'Meus dados',
    deleteAll: 'Excluir tudo',
    reallyDeleteAll: 'Excluir todos os meus dados',
    keepAll: 'Não excluir',
    end: (title) => `Encerrar: ${title}`,
  },
  form: {
    title: 'O número que a página mostra',
    number: 'Seis dígitos',
    hint: 'A página mostra o número depois do login. Sem número? Deixe vazio para receber outra página.',
    placeholder: '123 456',
  },

  link: howTo,
  linkAgain: ({ username }) =>
    `Sua conta vinculada é **${username}**. Um novo login substitui esse vínculo. ${howTo}`,
  prompt: {
    not_linked:
      'Você ainda não tem uma conta vinculada. Vincule a sua (leva cerca de um minuto) e eu continuo com o que você pediu. Só precisa disso quem inicia uma conversa.',
    sign_in_ended:
      'O serviço não aceita mais seu login anterior. Vincule sua conta de novo (leva cerca de um minuto) e eu continuo com o que você pediu.',
    other_account:
      'Isto usa uma conta diferente da que você tem vinculada agora. Vincule de novo a anterior e eu continuo com o que você pediu.',
  },
  numberAwaited:
    'Você já fez login na página; só falta o número. Clique em **Digitar o número** e eu continuo com o que você pediu.',
  tooManyLinks: (retryAt) =>
    `Você pediu cinco páginas em uma hora. Você poderá pedir a próxima com \`/link\` ${moment(retryAt, 'R')}.`,
  pageOutOfReach: ({ operatorContact, url }) =>
    `Ainda não dá para vincular contas: minha página só abre na máquina em que eu rodo. Quem mantém este bot precisa definir em PUBLIC_URL um endereço https que os membros consigam acessar.${contact(operatorContact)}\n-# Nessa máquina: <${url}>`,

  linked: ({ username }) => `✅ Conta vinculada: **${username}**.`,
  linkedNext: ({ username }) =>
    `✅ Conta vinculada: **${username}**. Com \`/patient\` você entrevista um paciente e com \`/topic\` conversa sobre um tema; \`/unlink\` desfaz o vínculo quando você quiser.`,
  goOn: ({ username }) =>
    `✅ Conta vinculada: **${username}**. Clique em **Continuar** para voltar ao que você pediu.`,

  wrongNumber: (left) =>
    left === 0
      ? 'Foi o quinto número errado, então este login não vale mais. Peça outra página e tente de novo.'
      : `Esse não é o número que a página mostra. Confira e clique em **Digitar o número** (${times(left, 'tentativa restante', 'tentativas restantes')}).`,
  unreadableNumber:
    'O número tem seis dígitos, como 123 456. Clique em **Digitar o número** e tente de novo.',
  noNumber: {
    page_open:
      'Primeiro abra a página com **Vincular minha conta**, acima, e faça login; aí ela mostra o número. Não tem mais a página? Peça outra.',
    linked_already: '✅ A conta já está vinculada. `/account` mostra qual é.',
    nothing:
      'Nenhum login seu está esperando um número. As páginas e os números valem por dez minutos, e eu os esqueço quando reinicio. Peça outra página.',
  },

  notLinked: 'Você não tem nenhuma conta vinculada. Com `/link` você vincula uma.',
  unlinked: ({ username }) =>
    `Conta desvinculada: **${username}**. Seu login e as etapas incompletas foram excluídos daqui. Os casos que você criou continuam guardados: \`/cases\`. O serviço mantém o que já tem.`,
  askHosted: (count) =>
    `${times(count, 'conversa aberta usa', 'conversas abertas usam')} sua conta e não ${count === 1 ? 'pode' : 'podem'} continuar sem ela. Desvincular mesmo assim? Nada mudou ainda. Os casos que você criou continuam guardados.`,
  stillLinked: 'Sua conta continua vinculada; nada mudou.',
  stored: {
    account: 'Seu vínculo com o serviço; os tokens também são guardados, mas não aparecem',
    cases: 'Casos que você criou, com os textos',
    counts: 'Quantas perguntas você fez na última hora',
    hosted: 'Conversas que você conduz ou conduziu, até serem excluídas (em geral, 30 dias depois do fim)',
    named:
      'Conversas de outras pessoas de que você participou, até serem excluídas (em geral, 30 dias depois do fim)',
    lines: 'Suas perguntas e decisões, para as transcrições (quando, e os IDs das mensagens, sem o texto)',
  },
  storedLine: (what, count) => `- ${what}: ${count}`,
  dataFile: 'Tudo o que está guardado sobre você, em JSON',
  myData: (lines) =>
    lines.length === 0
      ? 'Não há nada guardado aqui sobre você.'
      : `Isto é tudo o que está guardado aqui sobre você:\n${lines.join('\n')}\n-# O que você escreveu nos tópicos está no Discord, e o que foi perguntado está com o serviço.`,
  dataTooLarge:
    'Um dos registros sobre você é maior do que qualquer arquivo que eu possa enviar aqui. Exclua seu caso mais longo com `/cases` ou fale com quem mantém este bot.',
  askDeleteAll:
    'Excluir tudo o que está guardado aqui sobre você? Seu vínculo, seus casos e as etapas incompletas são excluídos na hora. As conversas que você conduz são encerradas e excluídas, e você sai dos registros das conversas de outras pessoas. Não dá para desfazer.\n-# Não são excluídos: mensagens no Discord, o que o serviço tem e, por até uma hora, quantas perguntas você fez.',
  nothingDeleted: 'Nada foi excluído.',
  deletedAll: (ending) =>
    `${ending ? 'Tudo o que estava guardado aqui sobre você foi excluído, menos as conversas com uma resposta em andamento: elas terminam logo depois dela e então são excluídas; **Meus dados** mostra o que resta.' : 'Tudo o que estava guardado aqui sobre você foi excluído.'} As mensagens no Discord ficam até você as excluir, e o serviço mantém o que já tem.`,
  hostedEnded: 'O que usava essa conta foi encerrado.',
  hostedEnding:
    'Primeiro chegam as respostas em andamento. O que usa essa conta termina logo depois; eu aviso em cada tópico.',
  hostedLeft:
    'O que está aberto fica aberto e continua se você vincular a mesma conta de novo. `/end` em um tópico encerra a conversa dele.',

  account: ({ username, linkedAt }) => `Conta vinculada: **${username}**, desde ${moment(linkedAt, 'D')}.`,
  works: '✅ O vínculo funciona.',
  cannotTell: 'Agora não consigo verificar se ainda funciona; sua próxima pergunta vai mostrar.',
  ended:
    '❌ O serviço não aceita mais este login. Vincule a conta de novo e suas conversas abertas continuam.',
  unclear: (words) => `⚠️ Agora não consigo saber se funciona. ${words}`,
  hosted: (list, more) =>
    list.length === 0
      ? 'Nenhuma conversa aberta usa esta conta.'
      : [
          'Conversas abertas que usam esta conta:',
          ...list.map(({ title, url }) => `- [${title}](${url})`),
          ...(more === 0 ? [] : [`- e mais ${more}`]),
        ].join('\n'),
};
