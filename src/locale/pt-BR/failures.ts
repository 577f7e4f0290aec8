import type { Texts } from '../en/english.ts';
import { failureText } from '../failure-text.ts';

const operatorOnly = 'Só quem mantém este bot pode resolver: avise, por favor.';

export const failureTexts: Texts['failures'] = failureText(
  {
    not_taken: {
      unreachable:
        'Não consigo falar com o serviço agora. Nada se perdeu nem foi feito duas vezes: tente de novo daqui a um minuto.',
      unavailable:
        'O serviço está fora do ar no momento e não recebeu seu pedido. Tente de novo daqui a um ou dois minutos.',
      account_refused:
        'O serviço reconhece seu login, mas recusa sua conta. Fale com quem a forneceu; `/account` mostra qual está vinculada.',
      renewal_fails:
        'O serviço não renova seu login e não recebeu seu pedido. Com `/link` você faz login de novo; depois, tente outra vez.',
      store:
        'Meu armazenamento não está funcionando no momento, então não perguntei ao serviço. Tente de novo daqui a um minuto.',
    },
    busy: (wait) => `O serviço está recebendo mais pedidos do que permite. Tente de novo daqui a ${wait}.`,
    seconds: 'segundos',
    minutes: 'minutos',
    in_doubt: {
      timeout: 'O serviço demorou demais para responder.',
      connection_lost: 'A conexão com o serviço caiu no meio do caminho.',
      server_error: 'Algo deu errado no serviço.',
      too_large:
        'A resposta do serviço tem mais de 8 MiB, mais do que consigo processar, então não mostro nada dela. Peça a resposta a quem mantém o serviço.',
      unreadable: 'Não foi possível ler a resposta do serviço.',
    },
    perhapsDone: 'Talvez isso tenha sido feito mesmo assim; tente de novo se o resultado não aparecer.',
    textLost: 'O texto se perdeu; tente de novo.',
    accountRefused: (reason) => `O serviço recusa sua conta: “${reason}” Fale com quem a forneceu.`,
    rejected: (reason) => `O serviço não aceitou isso: “${reason}” Altere e tente de novo.`,
    rejectedWithoutReason: (status) =>
      `O serviço não aceitou isso (${status}) e não disse por quê. Confira o que você digitou e tente de novo.`,
    misconfigured: {
      redirect: `O endereço do serviço leva a outro lugar, então não enviei nada. ${operatorOnly}`,
      certificate: `O certificado do serviço não é válido, então não enviei nada. ${operatorOnly}`,
      address: `O serviço não está no endereço que tenho. ${operatorOnly}`,
      credentials: `O serviço não aceita este bot (o problema não é a sua senha). ${operatorOnly}`,
    },
    invalid_grant: 'O serviço não aceitou seu usuário e sua senha. Com `/link` você pode tentar de novo.',
    needs_link: {
      not_linked:
        'Isso precisa de uma conta vinculada, e você não tem nenhuma. Vincule uma com `/link` (leva cerca de um minuto) e tente de novo.',
      sign_in_ended:
        'O serviço não aceita mais seu login anterior. Faça login de novo com `/link` e tente outra vez.',
      other_account:
        'Isto usa uma conta diferente da que você tem vinculada agora. Vincule a anterior com `/link` e tente de novo.',
    },
    too_long:
      'Isso é mais do que o modelo de linguagem aceita de uma vez. Use menos texto ou escolha outro modelo.',
    too_slow:
      'O modelo de linguagem demorou demais e o texto se perdeu. Peça menos, escolha um modelo mais rápido ou peça a quem mantém este bot que dê mais tempo ao modelo.',
    cancelled: 'Estou prestes a reiniciar, então interrompi isto. Tente de novo daqui a um minuto.',
  },
  {
    unreachable: 'O Discord não está me respondendo agora. Tente de novo daqui a um minuto.',
    forbidden: (code) =>
      `O Discord não me deixa fazer isso aqui: estou sem uma permissão ou o tópico está trancado (${code}). Quem gerencia este servidor pode mudar isso.`,
    unknown_channel: 'Esse canal ou tópico não existe mais. Use o comando em outro lugar.',
    unknown_message: 'Essa mensagem não existe mais. Use o comando de novo.',
    unknown_interaction: 'Isso demorou demais para o Discord. Use o comando de novo.',
    already_acknowledged: 'Isso já teve resposta. Veja acima ou use o comando de novo.',
    unauthorized: `O Discord não aceita mais este bot. ${operatorOnly}`,
    limit: (code) =>
      `Um limite do Discord foi atingido aqui, como o número de tópicos abertos (${code}). Feche o que não for mais necessário e tente de novo.`,
    refused: (code) =>
      `O Discord não aceitou o que eu queria enviar (${code}). Tente de novo; se continuar acontecendo, avise quem mantém este bot.`,
    particular: {
      filtered:
        'O filtro deste servidor (AutoMod) barrou o que eu queria enviar. Use outras palavras ou outro título, ou peça a quem gerencia este servidor que libere.',
      titleFiltered:
        'O filtro deste servidor (AutoMod) não permite esse título. Escolha outro e tente de novo.',
      harmfulLink: 'O filtro do Discord considera nocivo um link deste texto. Tire o link e tente de novo.',
      slowMode: 'O modo lento está ativado aqui, então preciso esperar. Tente de novo daqui a um minuto.',
      tooManyMessages: 'Há mensagens demais sendo escritas aqui agora. Tente de novo daqui a um minuto.',
      threadFull:
        'Este tópico já tem o máximo de membros que o Discord permite. Alguém precisa sair, ou você pode abrir outro tópico.',
      tooManyOldEdits:
        'O Discord limita quantas vezes mensagens antigas podem ser alteradas. Tente de novo daqui a alguns minutos.',
    },
  },
);
