import { escapeSentenceWithin } from '../../lib/markdown.ts';
import type { Words } from '../en/english.ts';
import { times } from './forms.ts';

type Service = Parameters<Words['failures']['service']>[0];
type Reason<Kind extends Service['kind']> = Extract<Service, { kind: Kind; reason: string }>['reason'];

const operatorOnly = 'Só quem mantém este bot pode resolver: avise, por favor.';
const perhapsDone = 'Talvez ele tenha feito mesmo assim; tente de novo se o resultado não aparecer.';

const longestReason = 100;

const quoted = (reason: string): string => `“${escapeSentenceWithin(longestReason, reason)}”`;

const notTaken = ({ reason, retryAfter }: Extract<Service, { kind: 'not_taken' }>): string => {
  switch (reason) {
    case 'unreachable':
      return 'Não consigo falar com o serviço agora. Nada se perdeu nem foi feito duas vezes: tente de novo daqui a um minuto.';
    case 'rate_limited': {
      const seconds = Math.max(2, Math.ceil((retryAfter ?? 60_000) / 1_000));
      const wait =
        seconds < 100 ? `${seconds} segundos` : times(Math.ceil(seconds / 60), 'minuto', 'minutos');
      return `O serviço está muito ocupado agora. Tente de novo daqui a ${wait}.`;
    }
    case 'unavailable':
      return 'O serviço está fora do ar no momento e não recebeu isto. Tente de novo daqui a um ou dois minutos.';
    case 'account_refused':
      return 'O serviço reconhece seu login, mas recusa sua conta. Fale com quem a forneceu; `/account` mostra qual está vinculada.';
    case 'store':
      return 'Meu armazenamento não está funcionando no momento, então não perguntei ao serviço. Tente de novo daqui a um minuto.';
  }
};

const inDoubt = (reason: Reason<'in_doubt'>): string => {
  switch (reason) {
    case 'timeout':
      return `O serviço demorou demais para responder. ${perhapsDone}`;
    case 'connection_lost':
      return `A conexão com o serviço caiu no meio do caminho. ${perhapsDone}`;
    case 'server_error':
      return `Algo deu errado no serviço. ${perhapsDone}`;
    case 'too_large':
      return 'A resposta do serviço tem mais de 8 MiB, mais do que consigo tratar, então não mostro nada dela. Peça a resposta a quem mantém o serviço.';
    case 'unreadable':
      return `Não foi possível ler a resposta do serviço. ${perhapsDone}`;
  }
};

const misconfigured = (reason: Reason<'misconfigured'>): string => {
  switch (reason) {
    case 'redirect':
      return `O endereço do serviço leva a outro lugar, então não enviei nada. ${operatorOnly}`;
    case 'certificate':
      return `O certificado do serviço não é válido, então não enviei nada. ${operatorOnly}`;
    case 'address':
      return `O serviço não está no endereço que tenho. ${operatorOnly}`;
    case 'credentials':
      return `O serviço não aceita este bot (não é a sua senha). ${operatorOnly}`;
  }
};

const needsLink = (reason: Reason<'needs_link'>): string => {
  switch (reason) {
    case 'not_linked':
      return 'Isso precisa de uma conta vinculada, e você não tem nenhuma. Vincule uma com `/link` (leva cerca de um minuto) e tente de novo.';
    case 'sign_in_ended':
      return 'O serviço não aceita mais seu login anterior. Faça login de novo com `/link` e tente outra vez.';
    case 'other_account':
      return 'Isto usa uma conta diferente da que você tem vinculada agora. Vincule a anterior com `/link` e tente de novo.';
  }
};

const wordsByCode: ReadonlyMap<number, string> = new Map([
  [
    200_000,
    'O filtro deste servidor (AutoMod) barrou o que eu queria enviar. Use outras palavras ou outro título, ou peça a quem gerencia este servidor que libere.',
  ],
  [200_001, 'O filtro deste servidor (AutoMod) não permite esse título. Escolha outro e tente de novo.'],
  [240_000, 'O filtro do Discord considera nocivo um link daqui. Tire o link e tente de novo.'],
  [20_016, 'O modo lento está ativado aqui, então preciso esperar. Tente de novo daqui a um minuto.'],
  [20_028, 'Há mensagens demais sendo escritas aqui agora. Tente de novo daqui a um minuto.'],
  [
    30_033,
    'Este tópico já tem o máximo de membros que o Discord permite. Alguém precisa sair, ou você pode abrir outro tópico.',
  ],
  [
    30_046,
    'O Discord limita quantas vezes mensagens antigas podem ser alteradas. Tente de novo daqui a alguns minutos.',
  ],
]);

export const failureTexts: Words['failures'] = {
  service: (failure) => {
    switch (failure.kind) {
      case 'not_taken':
        return notTaken(failure);
      case 'unauthorized':
        return 'O serviço não aceitou seu login. Tente de novo; se não resolver, use `/link` outra vez.';
      case 'in_doubt':
        return inDoubt(failure.reason);
      case 'rejected':
        return failure.reason === undefined
          ? `O serviço não aceitou isso (${failure.status}) e não disse por quê. Confira o que você digitou e tente de novo.`
          : `O serviço não aceitou isso: ${quoted(failure.reason)} Altere e tente de novo.`;
      case 'misconfigured':
        return misconfigured(failure.reason);
      case 'invalid_grant':
        return 'O serviço não aceitou seu usuário e sua senha. Com `/link` você pode tentar de novo.';
      case 'needs_link':
        return needsLink(failure.reason);
      case 'host_left':
        return 'O anfitrião saiu deste servidor, então não uso mais a conta dele. Inicie sua própria conversa com `/patient` ou `/topic`.';
      case 'cancelled':
        return 'Estou prestes a reiniciar, então interrompi isto. Tente de novo daqui a um minuto.';
    }
  },
  discord: (failure) => {
    switch (failure.kind) {
      case 'unreachable':
        return 'O Discord não está me respondendo agora. Tente de novo daqui a um minuto.';
      case 'forbidden':
        return `O Discord não me deixa fazer isso aqui: falta uma permissão para mim ou o tópico está trancado (${failure.code}). Quem gerencia este servidor pode mudar isso.`;
      case 'unknown_channel':
        return 'Esse canal ou tópico não existe mais. Use o comando em outro lugar.';
      case 'unknown_message':
        return 'Essa mensagem não existe mais. Use o comando de novo.';
      case 'unknown_interaction':
        return 'Isso demorou demais para o Discord. Use o comando de novo.';
      case 'already_acknowledged':
        return 'Isso já teve resposta. Veja acima ou use o comando de novo.';
      case 'limit':
        return (
          wordsByCode.get(failure.code) ??
          `Um limite do Discord foi atingido aqui, como o número de tópicos abertos (${failure.code}). Feche o que não for mais necessário e tente de novo.`
        );
      case 'unauthorized':
        return `O Discord não aceita mais este bot. ${operatorOnly}`;
      case 'refused':
        return (
          wordsByCode.get(failure.code) ??
          `O Discord não aceitou o que eu queria enviar (${failure.code}). Tente de novo; se continuar acontecendo, avise quem mantém este bot.`
        );
    }
  },
};
