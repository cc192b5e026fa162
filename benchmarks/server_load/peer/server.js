// The server of boardgame.io with a game of next to no rules: whose turn it is writes into a cell.
// It keeps its matches in memory.
const { Origins, Server } = require('boardgame.io/server');

const game = {
  name: 'trivial',
  setup: () => ({ cells: Array(16).fill(null), moves: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
      G.moves += 1;
    },
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
console.log = () => {};
server.run(0).then(({ appServer }) => process.stdout.write(`http://127.0.0.1:${appServer.address().port}/\n`));
