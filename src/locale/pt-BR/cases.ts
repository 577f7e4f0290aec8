import type { Texts } from '../en/english.ts';
import { moment } from '../forms.ts';
import { composeTexts, sectionInText } from './compose.ts';
import { list, times } from './forms.ts';

type Lines = Texts['cases'];

const partTitle = composeTexts.sectionTitle;

export const casesTexts: Lines = {
  command: 'Os casos que você criou: leia, baixe, publique ou exclua',
  option: 'O nome de um dos seus casos. Deixe vazio para ver a lista',
  who: ({ name, age, gender }) => `**${name}**, ${age}, ${gender}`,
  about: (model, touchedAt) => `Modelo: ${model} · último uso ${moment(touchedAt, 'R')}`,
  teachingPoints: (points) => `Objetivos de aprendizagem: ${points}`,
  part: (name, state) =>
    ({
      missing: `▫️ ${partTitle[name]}: sem texto`,
      written: `✅ ${partTitle[name]}: texto pronto`,
      undecided: `✏️ ${partTitle[name]}: dois textos, abra e escolha um`,
    })[state],
  becomesPatient:
    '-# Os estudantes poderão entrevistar este paciente quando quem mantém o serviço tiver incluído o caso: envie a essas pessoas o arquivo baixado, editado se quiser.',
  openPart: 'Abrir uma parte',
  writeIt: (name) => `Pedir o texto: ${sectionInText(name)}`,
  page: ({ page, pages }) => `Página ${page} de ${pages}`,
  buttons: {
    keepNew: 'Ficar com o novo',
    keepEarlier: 'Ficar com o anterior',
    list: 'Todos os casos',
    delete: 'Excluir',
    reallyDelete: 'Sim, excluir',
    keep: 'Não excluir',
    card: 'Voltar ao caso',
    download: 'Baixar',
    post: 'Publicar aqui',
    writeAgain: 'Pedir outro texto',
  },
  list: (total) => `Você tem ${times(total, 'caso guardado', 'casos guardados')}. Só você vê.`,
  listed: ({ age, gender }, there) =>
    `${age}, ${gender} · ${there.length === 0 ? 'nada escrito' : list(there.map(sectionInText))}`,
  chooseOne: 'Abrir um caso',
  none: 'Você ainda não tem casos guardados. Com `/compose case`, o serviço escreve um.',
  unknown: (typed) => `Nenhum dos seus casos se chama “${typed}”.`,
  several: (typed, { found, shown }) => {
    const some = `${found} dos seus casos têm um nome parecido com “${typed}”.`;
    return found > shown
      ? `${some} Estes são os ${shown} que você usou por último; digite mais letras do nome para achar outro.`
      : some;
  },
  gone: 'Você não tem mais este caso: ele foi excluído ou ficou tempo demais sem uso. `/cases` mostra os que você tem.',
  askDelete: (name) => `Excluir o caso **${name}** com todas as partes? Não dá para desfazer.`,
  deleted: (name) => `O caso **${name}** foi excluído.`,
  writeAgainForm: {
    title: 'Pedir outro texto',
    part: 'Qual parte?',
    different: 'O que deve mudar?',
    differentHint: 'Deixe vazio para outra versão do mesmo texto',
  },
  wanted: ({ different, earlier }) =>
    `O que deve mudar em relação ao texto anterior: ${different}\n\nO texto anterior:\n${earlier}`,
  file: {
    origin: 'Escrito por um modelo de linguagem para o ensino; não é um paciente real.',
    sign: 'Sinal vital',
    value: 'Valor',
    unit: 'Unidade',
    range: 'Valores de referência',
    mark: 'Fora da faixa',
    outside: { low: '▼ baixo', high: '▲ alto', no: '', unknown: '' },
    note: 'Observação',
    examined: 'Exame',
    finding: 'Achado',
    markdown: 'O caso em Markdown',
    html: 'O caso como página para imprimir',
    json: 'O caso como dados',
  },
  download:
    'O caso com os objetivos de aprendizagem: em Markdown, como página para ler ou imprimir no navegador e como dados (JSON).',
  tooLargeToSend:
    'Este caso é maior do que um arquivo que posso enviar aqui. Em vez disso, abra as partes uma a uma.',
  posting: {
    title: 'Publicar aqui, para todos verem',
    parts: 'O que publicar',
    teachingPoints: 'Objetivos de aprendizagem, ocultos até alguém clicar',
    origin: (by) => `-# por ${by} · Escrito por um modelo de linguagem; não é um paciente real`,
    notAllowed: 'Você não pode escrever aqui, então também não publico por você.',
    botNotAllowed:
      'Não posso publicar aqui: preciso das permissões para ver o canal, enviar mensagens e anexar arquivos.',
    done: (channel) => `Publicado em <#${channel}>.`,
    stopped: ({ posted, all, why }) =>
      `O Discord aceitou ${posted} de ${times(all, 'mensagem', 'mensagens')}: ${why}`,
  },
  undelivered: (user) =>
    `<@${user}>, não consegui mostrar tudo a você a tempo. Nada se perdeu: o caso está em \`/cases\`.`,
  notKept: {
    full: 'Seus casos ocupam todo o espaço que tenho para uma pessoa, então isto não ficou guardado: copie o que precisar, ou exclua um caso com `/cases` e tente de novo.',
    failed: 'Não consegui guardar este caso, então copie o que precisar.',
    gone: 'Nesse meio-tempo, este caso ou todos os seus dados foram excluídos, então isto não ficou guardado. Copie o que precisar.',
  },
  written: '✅ Este é o texto novo.',
  writtenAgain: '✅ Este é o texto novo. O anterior também fica guardado até você escolher.',
  earlier: (beginning) => `O texto anterior começa assim:\n${beginning}`,
  chooseFirst: 'Escolha primeiro um dos dois textos; depois dá para pedir outro.',
  alreadyWriting: 'Já estou escrevendo esta parte. Ela vai aparecer no caso quando ficar pronta.',
};
