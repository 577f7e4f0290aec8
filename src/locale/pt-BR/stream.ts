import type { Texts } from '../en/english.ts';

export const streamTexts: Texts['stream'] = {
  command: 'Baixe o fluxo de dados do serviço como arquivo',
  loading: '⏳ Carregando o fluxo de dados. Pode levar um minuto.',
  loaded: ({ size }) => `O fluxo de dados, ${size}. O arquivo traz tudo.`,
  beginning: 'Ele começa assim:',
  empty: 'O fluxo de dados está vazio no momento. Nada deu errado; tente mais tarde.',
  tooLarge: ({ size, limit }) =>
    `O fluxo de dados tem ${size}, e aqui o Discord só aceita de mim arquivos de até ${limit}, então não posso enviá-lo. Tente em um servidor que aceite arquivos maiores.`,
  fileDescription: 'O fluxo de dados do serviço',
};
