import type { Texts } from '../en/english.ts';
import { signInFailure } from '../failure-text.ts';
import { times } from './forms.ts';

const signedInNowhere = 'Você não fez login.';
const anotherPage = 'Volte ao Discord e use `/link` para receber outra página.';
const again = 'Tente de novo daqui a um minuto.';

const minutes = (milliseconds: number): string =>
  times(Math.max(1, Math.ceil(milliseconds / 60_000)), 'minuto', 'minutos');

export const pageTexts: Texts['page'] = {
  name: 'Rounds',
  privacyLink: 'O que fica guardado e quem recebe',
  operator: (contact) => `Quem mantém este bot: ${contact}`,
  problemInTitle: (title) => `Problema: ${title}`,
  demo: '**Demo: não use sua senha real.**',
  demoUsers: 'Nada daqui chega ao serviço real. Faça login com um destes usuários:',
  demoUser: ({ username, password }) => `\`${username}\` com a senha \`${password}\``,

  front: {
    title: 'Falta pouco',
    text: 'O Rounds funciona no Discord: use `/link` lá e clique em **Vincular minha conta**. Isso traz você de volta, a uma página só sua.',
    playground: 'Abrir o playground, que aqui faz as vezes do Discord',
  },
  signIn: {
    title: 'Vincule sua conta',
    whom: (user) => `Você está vinculando o usuário **${user}** do Discord.`,
    notYou: 'Não é você, ou alguém enviou este link a você? Feche esta página.',
    username: 'Usuário no Clinical Education Service',
    password: 'Senha',
    submit: 'Fazer login',
    promise:
      'Sua senha vai para o Clinical Education Service, uma única vez. Ela não fica guardada aqui, e o Discord nunca a vê.',
    problem: {
      empty: 'Preencha o usuário e a senha, por favor.',
      tooLong: 'O usuário ou a senha é mais longo do que o serviço aceita.',
      wrong: (left) =>
        `Usuário ou senha incorretos. Tente de novo (${times(left, 'tentativa restante', 'tentativas restantes')}).`,
      busy: 'Outro login nesta página ainda está em andamento. Espere um instante e tente de novo.',
      tooManyForName: (wait) =>
        `Houve senhas erradas demais para este usuário. Tente de novo daqui a ${minutes(wait)}.`,
      tooManyFromHere: (wait) =>
        `Houve senhas erradas demais vindas da sua rede. Tente de novo daqui a ${minutes(wait)}.`,
      failed: signInFailure({
        busy: `O serviço está sobrecarregado agora. ${signedInNowhere} ${again}`,
        unreachable: `Não é possível falar com o serviço agora. ${signedInNowhere} ${again}`,
        in_doubt: `O serviço não respondeu como deveria. ${signedInNowhere} ${again}`,
        cancelled: `Esta página está prestes a reiniciar. ${again}`,
        accountRefused: `O serviço recusa esta conta e não diz por quê. ${signedInNowhere} Fale com quem a forneceu.`,
        accountRefusedAs: (reason) =>
          `O serviço recusa esta conta: “${reason}” ${signedInNowhere} Se isso não esclarecer o que fazer, fale com quem a forneceu.`,
        refused:
          'O serviço não deixa este bot fazer o login de ninguém. O problema não é sua senha: avise quem mantém este bot, por favor.',
      }),
    },
  },

  number: {
    title: 'Quase pronto',
    lead: 'No Discord, clique em **Digitar o número** e informe:',
    warning:
      'Digite o número só no formulário do próprio Rounds, no Discord. Qualquer outra pessoa que pedir o número quer a sua conta.',
    how: 'O botão fica embaixo da minha mensagem. Se a mensagem sumiu, use `/link` de novo: ele pede o número. O número vale por dez minutos, e esta página só o mostra uma vez.',
  },

  over: {
    unknown: {
      title: 'Esta página não existe',
      text: `Este link está errado, é antigo demais ou foi esquecido quando o Rounds reiniciou. ${anotherPage}`,
    },
    used: {
      title: 'Link já usado',
      text: 'Alguém já fez login com este link. Se foi você, digite o número no Discord; se não tem o número, use `/link` lá para receber outra página. Se não foi você, peça outra página também e não compartilhe o endereço dela.',
    },
    replaced: {
      title: 'Há uma página mais recente',
      text: 'Depois desta, você pediu outra página, então esta não vale mais. Use a mais recente, ou `/link` de novo no Discord.',
    },
    expired: {
      title: 'Tarde demais',
      text: `Esta página ficou aberta por dez minutos e já foi fechada. ${anotherPage}`,
    },
    locked: {
      title: 'Tentativas demais',
      text: `Foram cinco tentativas com usuário ou senha incorretos, então esta página foi fechada. ${anotherPage}`,
    },
  },

  problem: {
    notFound: { title: 'Nada aqui', text: 'Não há nenhuma página neste endereço.' },
    foreign: {
      title: 'Enviado por outro site',
      text: `Este login não veio desta página, então não foi usado. ${anotherPage}`,
    },
    badRequest: {
      title: 'Não deu certo',
      text: `Seu navegador enviou algo que esta página não consegue ler. ${anotherPage}`,
    },
    tooLarge: { title: 'Longo demais', text: 'Isso era mais do que esta página aceita.' },
    tooMany: {
      title: 'Um momento, por favor',
      text: `Houve solicitações demais vindas da sua rede. ${again}`,
    },
    broken: {
      title: 'Algo deu errado aqui',
      text: `A culpa não foi sua. ${again} Se continuar acontecendo, avise quem mantém este bot.`,
    },
  },
};
