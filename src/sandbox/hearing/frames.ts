/** Words that say what is asked about a thing: whether it hurts, helps, spreads. */
export const frames = {
  '@pain': 'pain | catch | hurt | ache | sore | discomfort | painful | tender',
  '@worse':
    'worse | affect by | influence by | depend on | link to | relate to | related to | connected with | associated with | harder | make it hurt | make hurt | aggravate | exacerbate | worsen | bring on | bring it on | bring pain on | trigger | intensify | make bad | set off | set it off | provoke | come on when | make it bad | hurt more | more intense | flare up | increase | more painful | make pain bad | change when | change if | different if | change with | make difference | change anything | affect it | affect pain | influence',
  '@better':
    'better | easier | more bearable | more comfortable | help | relieve | relief | ease | improve | go away | reduce | alleviate | settle | subside | take away | lessen | ease off | make it go away | soothe | less painful | hurt less | ease up | help with | eases',
  '@spread':
    'spread | go also to | go also in | go also into | also go in | also go to | it travel | pain travel | sensation travel | feel travel | ache travel | pressure travel | discomfort travel | radiate | radiation | travel to | go to | go into | move to | move into | shoot | extend | go down | go up | go through | run down | travel down | move down | move up | travel into | spread to | spread into | radiate to | radiate into | spread down | radiate down | travel up | radiate up | spread up | shoot down | shoot into | go through to | feel it in | move towards | spread towards | go towards | radiate through | run into | extend to | go in | feel in | shoot to | shoot up',
  '@ever': 'ever | before | past | previously | history | in past | previous',
} as const;
