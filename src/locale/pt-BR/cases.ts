import type { Words } from '../en/english.ts';
import { partText } from '../case-text.ts';
import { moment, utcMinute } from '../forms.ts';
import { composeTexts, sectionInText } from './compose.ts';
import { list, times } from './forms.ts';

type Texts = Words['cases'];
type LineProblem = Parameters<Texts['unreadLine']>[0]['problem'];

const partTitle = composeTexts.sectionTitle;

const ago = (time: number): string => moment(time, 'R');

const lineProblem: Readonly<Record<LineProblem, string>> = {
  no_name: 'começa com uma barra vertical, então não se sabe do que se trata',
  no_value: 'faltam uma barra vertical e um valor, como em `Frequência cardíaca | 104 | bpm | 60-100`',
  too_many: 'há barras verticais demais (dentro de um texto, uma barra se escreve `\\|`)',
  too_few: 'faltam uma barra vertical e um achado, como em `Abdome | flácido`',
};

const unreadLines = (lines: readonly string[]): string =>
  `Nada mudou ainda, porque não consegui ler isto:\n${lines.join('\n')}`;

export const casesTexts: Texts = {
  command: 'Os casos que você criou: leia, altere, copie ou exclua',
  option: 'O nome de um dos seus casos. Vazio: a lista',
  who: ({ name, age, gender }) => `**${name}**, ${age}, ${gender}`,
  about: (model, touchedAt) => `Modelo: ${model} · último uso ${ago(touchedAt)}`,
  teachingPoints: (points) => `Objetivos de aprendizagem: ${points}`,
  part: partText(partTitle, {
    entry: (title, words) => `${title}: ${words}`,
    missing: 'faltando',
    hand: 'texto editado à mão',
    service: 'texto pronto',
    olderNarrative: ', com base em uma história anterior',
    olderDetails: ', com base em outros dados',
    olderBoth: ', com base em uma história anterior e em outros dados',
  }),
  becomesPatient:
    '-# Os estudantes ainda não podem entrevistá-lo. Envie o arquivo baixado a quem mantém o serviço, para que o caso seja incluído.',
  openPart: 'Abrir uma parte',
  missing: 'Faltando: peça o texto ou escreva',
  missingPart: (name) =>
    `**${partTitle[name]}**: faltando. Peça o texto ao serviço, escreva com **Editar** ou envie um arquivo.`,
  writeIt: (name) => `Pedir o texto: ${sectionInText(name)}`,
  buttons: {
    details: 'Dados',
    duplicate: 'Duplicar',
    delete: 'Excluir',
    reallyDelete: 'Sim, excluir',
    keep: 'Não excluir',
    card: 'Voltar ao caso',
    part: 'Voltar à parte',
    edit: 'Editar',
    upload: 'Enviar arquivo',
    download: 'Baixar',
    post: 'Publicar aqui',
    postRest: 'Publicar o resto',
    offer: 'Oferecer uma cópia',
    editAgain: 'Editar de novo',
    writeAgain: 'Pedir outro texto',
    versions: 'Versões anteriores',
    bringBack: 'Restaurar',
    earlierPage: 'Casos mais recentes',
    laterPage: 'Casos mais antigos',
  },
  list: (total, { page, pages }) =>
    `Você tem ${times(total, 'caso guardado', 'casos guardados')}.${pages > 1 ? ` Página ${page} de ${pages}.` : ''} Só você vê.`,
  listed: ({ age, gender }, there) =>
    `${age}, ${gender} · ${there.length === 0 ? 'nada escrito' : list(there.map(sectionInText))}`,
  chooseOne: 'Abrir um caso',
  none: 'Você ainda não tem casos guardados. Com `/compose case`, o serviço escreve um.',
  unknown: (typed) => `Nenhum dos seus casos se chama “${typed}”.`,
  several: (typed, { found, shown }) => {
    const some = `${found} dos seus casos têm um nome parecido com “${typed}”.`;
    return found > shown
      ? `${some} Estes são os ${shown} que você usou por último; digite mais do nome para achar outro.`
      : some;
  },
  gone: 'Você não tem mais este caso: ele foi excluído ou ficou tempo demais sem uso. `/cases` mostra os que você tem.',
  askDelete: (name) =>
    `Excluir o caso **${name}** com todas as partes e versões anteriores? Não dá para desfazer. As cópias que outras pessoas aceitaram são delas e continuam.`,
  deleted: (name) => `O caso **${name}** foi excluído.`,
  editForm: {
    title: (name) => `Editar: ${sectionInText(name)}`,
    text: 'Texto',
    more: (number) => `Texto, continuação (${number})`,
    signsHint: 'Um por linha: Frequência cardíaca | 104 | bpm | 60-100',
    findingsHint: 'Um por linha: Abdome | flácido, indolor à palpação',
  },
  tooLongForForm: (most) =>
    `Este texto não cabe em um formulário (${most.toLocaleString('pt-BR')} caracteres). Baixe o texto, altere no seu editor e envie de volta.`,
  edited: '✏️ Salvo.',
  meanwhile:
    '✏️ Salvo. Esta parte foi alterada em outro lugar depois que você abriu o formulário; aquele texto agora é a mais recente das versões anteriores.',
  unreadLines,
  unreadable: (lines) =>
    `${unreadLines(lines)}\nSeu texto fica guardado por um dia: clique em **Editar de novo**.`,
  unreadLine: ({ line, problem }) => `- Linha ${line}: ${lineProblem[problem]}`,
  moreLines: (more) => `- … e mais ${more}`,
  emptyText:
    'Nada mudou, porque o formulário estava vazio. Para se livrar de uma parte, exclua o caso ou peça outro texto.',
  unreadGone:
    'Este texto não está mais guardado: ele foi salvo ou já passou mais de um dia. `/cases` mostra como o caso está.',
  typedFile: 'O que você digitou está no arquivo, para que nada se perca.',
  writeAgainForm: {
    title: (name) => `Pedir outro texto: ${sectionInText(name)}`,
    different: 'O que deve mudar?',
    differentHint: 'Vazio: outra versão do mesmo',
    model: 'Modelo de linguagem',
    other: 'Outro modelo',
    otherHint: 'Só se tiverem indicado um nome; vale mais do que a lista',
  },
  wanted: ({ different, earlier }) =>
    `O que deve mudar em relação ao texto anterior: ${different}\n\nO texto anterior:\n${earlier}`,
  version: (by, model) => (by === 'hand' ? 'Editado à mão' : `Escrito por ${model ?? 'o serviço'}`),
  versionAt: utcMinute,
  versionShown: (at) => `-# Uma versão anterior, salva ${ago(at)}`,
  versions: (name) => `${partTitle[name]}: versões anteriores. Guardo as cinco últimas.`,
  chooseVersion: 'Ver uma versão anterior',
  noVersions: (name) => `${partTitle[name]}: não há versão anterior.`,
  versionGone:
    'Esta versão não está mais guardada: versões mais recentes ocuparam o lugar dela. Abra **Versões anteriores** de novo.',
  broughtBack: 'Versão restaurada. O texto substituído agora é a mais recente das versões anteriores.',
  file: {
    origin: 'Escrito por um modelo de linguagem para o ensino; não é um paciente real.',
    teachingPoints: 'Objetivos de aprendizagem',
    sign: 'Sinal vital',
    value: 'Valor',
    unit: 'Unidade',
    range: 'Valores de referência',
    mark: 'Fora da faixa',
    outside: { low: '▼ abaixo', high: '▲ acima', no: '', unknown: '' },
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
    'Este caso é maior do que um arquivo que posso enviar aqui. Abra as partes uma a uma: cada uma vem em seu próprio arquivo.',
  upload: {
    title: 'Enviar um texto',
    file: 'Arquivo',
    hint: '.txt, .md ou .csv, no máximo 1 MB; substitui a parte',
    none: 'Não havia nenhum arquivo, então nada mudou.',
    tooLarge: 'Este arquivo tem mais de 1 MB, então não o li. Nada mudou.',
    unavailable: 'O Discord não me entregou este arquivo, então nada mudou. Envie de novo, por favor.',
    noText:
      'Este arquivo não tem nenhum texto que eu consiga ler, então nada mudou. Salve como texto simples em UTF-8 e envie de novo.',
    brokenCsv: (line) =>
      `Não consigo ler este arquivo CSV a partir da linha ${line}: as aspas não fecham. Nada mudou.`,
  },
  offering: {
    title: 'Oferecer uma cópia',
    person: 'Para quem?',
    personHint: 'A pessoa encontra a cópia em /cases por 14 dias. Se aceitar, fica com ela',
    extras: 'Junto com a cópia',
    points: 'Os objetivos de aprendizagem',
    notInDm: 'Só posso oferecer uma cópia em um servidor de que as duas pessoas participem.',
    noPerson: 'Uma cópia só pode ser oferecida a uma pessoa, não a um bot.',
    yourself: 'Este caso já é seu. **Duplicar** faz uma cópia para você.',
    done: (name, to) =>
      `<@${to}> encontra uma cópia de **${name}** em \`/cases\` por 14 dias. Avise, por favor. Se a pessoa aceitar, a cópia é dela, não importa o que você faça com a sua.`,
    tooMany: (to) =>
      `<@${to}> já tem à espera o máximo de cópias que posso guardar para uma pessoa. Peça que aceite ou recuse algumas em \`/cases\`.`,
    waiting: (count) => `Ofereceram ${times(count, 'cópia', 'cópias')} a você`,
    from: (name) => `de ${name}`,
    offered: (who, from, withPoints) =>
      `${from} oferece a você uma cópia deste caso, ${withPoints ? 'com' : 'sem'} os objetivos de aprendizagem:\n${who}`,
    take: 'Aceitar',
    decline: 'Recusar',
    taken: 'Esta cópia agora é sua.',
    declined: 'Recusada. Ninguém recebe aviso.',
    over: 'Esta oferta acabou: foi retirada, já teve resposta ou esperou mais de 14 dias.',
  },
  posting: {
    title: 'Publicar aqui, para todos verem',
    parts: 'O que publicar',
    teachingPoints: 'Objetivos de aprendizagem, ocultos até alguém clicar',
    origin: (by) => `-# por ${by} · Escrito por um modelo de linguagem; não é um paciente real`,
    notInDm: 'Só posso publicar um caso em um servidor.',
    notAllowed: 'Você não pode escrever aqui, então também não publico por você.',
    botNotAllowed:
      'Não posso publicar aqui: preciso das permissões para ver o canal, enviar mensagens e anexar arquivos.',
    running: 'Este caso já está sendo publicado. Espere até que tudo esteja lá.',
    nothingLeft: 'Não falta publicar nada.',
    done: (channel) => `Publicado em <#${channel}>.`,
    stopped: (why) =>
      `O Discord não aceitou tudo: ${why}\nO resto está guardado: clique em **Publicar o resto**.`,
    elsewhere: (channel) => `O resto é para <#${channel}>: abra \`/cases\` lá.`,
  },
  detailsForm: 'Dados do caso',
  duplicated: (name) => `Esta é uma cópia de **${name}**. O original continua como estava.`,
  full: (most) =>
    `Você já tem ${most} casos guardados, o máximo que posso guardar para uma pessoa. Antes, exclua um com \`/cases\`.`,
  noRoom:
    'Não há mais espaço para isto: seus casos, as versões anteriores e as cópias que você oferece ocupam todo o espaço que tenho para uma pessoa. Exclua um caso com `/cases` e tente de novo.',
  notKept: {
    full: 'Você já tem o máximo de casos que posso guardar para uma pessoa, então este não ficou guardado: copie o que precisar, ou exclua outro com `/cases` e crie este de novo.',
    no_room:
      'Seus casos ocupam todo o espaço que tenho para uma pessoa, então isto não ficou guardado: copie o que precisar, ou exclua um caso com `/cases` e tente de novo.',
    failed: 'Não consegui guardar este caso, então copie o que precisar.',
    gone: 'Enquanto isso, este caso, ou tudo o que era seu, foi excluído, então isto não ficou guardado. Copie o que precisar.',
  },
  notWritten: (name) => `▫️ ${partTitle[name]}: sem texto. \`/cases\` mostra como o caso está.`,
  writtenBehind:
    'Você alterou esta parte enquanto eu escrevia, então deixei seu texto no lugar. O novo está acima e é a mais recente das **Versões anteriores**: restaure a partir de lá, se preferir.',
  alreadyWriting: 'Já estou escrevendo esta parte. Ela vai aparecer no caso quando ficar pronta.',
  notStored:
    'Não consegui guardar isto agora, então nada mudou. Seu texto está no arquivo; tente de novo daqui a um minuto.',
};
