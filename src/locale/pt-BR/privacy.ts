import type { PrivacyFacts } from '../facts.ts';
import type { Texts } from '../en/english.ts';

const who = ({ operatorContact, demo }: PrivacyFacts): readonly string[] => [
  operatorContact === undefined
    ? 'O Rounds é mantido por quem o convidou para o seu servidor. Não há um contato aqui: fale com quem gerencia o servidor.'
    : `Aqui, o Rounds é mantido por: ${operatorContact}`,
  ...(demo
    ? ['Esta é uma **demo**: uma imitação embutida ocupa o lugar do Clinical Education Service.']
    : []),
];

const service = ({ serviceHost }: PrivacyFacts): string =>
  `**O Clinical Education Service**${serviceHost === undefined ? '' : ` (${serviceHost})`}`;

const receivers = (facts: PrivacyFacts): readonly string[] => [
  facts.demo
    ? '**A imitação do serviço** roda na mesma máquina. Ela recebe o que o serviço real receberia e esquece tudo na próxima vez em que é iniciada.'
    : `${service(facts)} recebe o que é perguntado no tópico de uma conversa, seja quem for que escreveu. Recebe isso pela conta de quem iniciou a conversa, sem os nomes das outras pessoas. Também recebe o que você digita em \`/compose\` e, uma única vez, quando você vincula a conta, seu usuário e sua senha.`,
  '**O Discord** transporta todas as mensagens e todos os comandos, como faz com qualquer bot. Ele nunca recebe sua senha.',
  'Mais ninguém: sem estatísticas, sem publicidade, sem dados de treinamento.',
];

const inShort = (facts: PrivacyFacts): readonly string[] => [
  facts.demo
    ? 'O que é perguntado em uma conversa vai para **uma imitação do serviço** na mesma máquina, e para nenhum outro lugar.'
    : `${service(facts)} recebe o que é perguntado em uma conversa, pela conta de quem a iniciou e sem o nome de mais ninguém. Por quanto tempo isso fica lá é decisão do serviço.`,
  'O Rounds em si só guarda textos **até que sejam respondidos**, e anota quem perguntou e quando por **30 dias depois do fim**, ou pelo tempo que seu servidor escolheu. Textos, nomes e tokens são criptografados; os IDs do Discord e, com eles, quem perguntou e quando, não.',
  '**Senhas nunca são guardadas**, e o Discord nunca as vê.',
  '`/account` mostra a você **tudo o que está guardado aqui sobre você** e permite excluir.',
];

export const privacyText: Texts['privacy'] = (facts) => ({
  title: 'Privacidade',
  sections: [
    { heading: 'Em quatro linhas', lines: inShort(facts) },
    { heading: 'Quem mantém este bot', lines: who(facts) },
    {
      heading: 'O que fica guardado e por quanto tempo',
      lines: [
        '**Seu vínculo**: seu ID de usuário do Discord, seu usuário no serviço, quando você vinculou a conta e os tokens que o serviço emitiu. Até `/unlink`; os tokens são excluídos assim que o serviço deixa de aceitá-los.',
        '**Sua senha**: nunca. Ela vai ao serviço uma vez e é esquecida.',
        '**Uma conversa**: o tópico e o título, quem a iniciou, os IDs de usuário do Discord de quem participa, quantas vezes cada pessoa perguntou, o limite de tempo e até onde ela chegou. De cada pergunta respondida: os IDs das mensagens, quem perguntou e quando; o mesmo de cada pausa, de cada recomeço, de cada mudança do limite de tempo e do que foi dito a todos os grupos (sem o texto). Se ela tiver material de aula: esse material e o que foi marcado no debriefing, sem nomes. Até 30 dias depois do fim; quem gerencia um servidor pode escolher de 1 a 90 dias (`/setup`). De uma conversa excluída fica guardado, pelo mesmo tempo, só o ID do tópico.',
        '**Uma transcrição** é montada a partir do tópico quando alguém a pede, e fica um minuto na memória. Quem pode ler o tópico pode pedir uma; o anfitrião e os coanfitriões também veem nela quem perguntou e quantas vezes.',
        '**O que você escreve em um tópico**, e o que é respondido: só até a resposta estar no tópico. O tópico em si continua no Discord.',
        `**Os casos que você cria**: os dados e os textos. Até você os excluir, ou até ${facts.keepCases} dias depois da última vez em que você os usou. Um caso incompleto do qual nada pôde ser guardado: um dia, na memória.`,
        '**O que um servidor configurou** com `/setup`: os pacientes e temas que oferece, com o material de aula, e como as conversas começam lá. Dados pessoais não devem ficar ali.',
        '**Quantas perguntas você fez**, se isso é limitado aqui: por no máximo uma hora; quantas foram feitas em uma conta: por no máximo um dia. Só ficam guardados o número e o momento em que o prazo acaba, sob um código em vez do seu nome. Eles ficam até esse momento, mesmo que você mande excluir tudo.',
        '**Etapas incompletas**, como um login sem o número: só na memória, por minutos, e nunca além de um reinício. Logins que falharam, com o endereço, o usuário e quem tentou no Discord: na memória, por no máximo um dia. Quantas vezes você vinculou a conta e o fato de você ter excluído todos os seus dados: na memória, por uma hora.',
        '**O log** do programa: IDs, horários e tipos de falha. Nenhum texto, nenhum nome, nenhuma senha, nenhum token.',
        'O que disso é guardado fica, com exceção do log, em um arquivo ou banco de dados de quem mantém o Rounds. **Criptografados ali** (AES-256-GCM): todos os textos, nomes e tokens, os casos e o material de aula. **Sem criptografia**, porque é por eles que os registros são encontrados: os IDs do Discord. Quem tiver uma cópia do arquivo consegue ler, sem a chave, quem iniciou uma conversa, perguntou, vinculou uma conta ou cria casos, em que servidor e tópico, com que paciente (o número dele no serviço), quando, com precisão de milissegundos (o ID de uma mensagem é um momento), para quais pacientes e temas um servidor tem material de aula, e quando um registro expira.',
      ],
    },
    { heading: 'Quem recebe o quê', lines: receivers(facts) },
    {
      heading: 'Nada de pacientes reais',
      lines: [
        'Tudo aqui é uma simulação para aprender. Não escreva nada sobre a saúde de pessoas reais, por favor.',
      ],
    },
    {
      heading: 'Como excluir seus dados',
      lines: [
        '`/account`, no Discord, mostra **Meus dados**, um arquivo com tudo o que está guardado sobre você, e **Excluir tudo**, que exclui na hora seu vínculo, casos e etapas incompletas, encerra e exclui as conversas que você iniciou e tira você dos registros das conversas de outras pessoas, onde só ficam os números. Os dois funcionam sem vínculo. Em até uma hora, também não resta nada disso nos arquivos em que o Rounds guarda os dados. No PostgreSQL, o log e os backups do banco de dados guardam isso pelo tempo que quem o mantém definiu.',
        '**Esquecer este servidor**, em `/setup`, encerra todas as conversas de um servidor e exclui tudo o que está guardado sobre ele. O mesmo acontece 30 dias depois que o Rounds é removido de um servidor.',
        '`/unlink` exclui só seu vínculo com os tokens e suas etapas incompletas; se há conversas que usam a conta, ele pergunta antes. Seus casos continuam.',
        facts.operatorContact === undefined
          ? 'Qualquer outra coisa: fale com quem gerencia o servidor.'
          : `Qualquer outra coisa, ou se você saiu do servidor: ${facts.operatorContact}`,
      ],
    },
    {
      heading: 'O que isso não exclui',
      lines: [
        '`/end`, `/unlink` e excluir uma mensagem ou um tópico no Discord não excluem nada no serviço: o que ele recebeu fica lá segundo as regras dele, e `/reset` só recomeça o chat. Fale com quem mantém o serviço.',
        'Também não excluem o que está nos tópicos do Discord: exclua suas mensagens lá.',
      ],
    },
  ],
});
