/** boardgame.io's own server with the smallest of games, its state in memory: `node server.cjs PORT`. */
const { Server, Origins } = require("boardgame.io/server");

const toy = {
  name: "toy",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    lay: ({ G, playerID }, square) => {
      G.cells[square] = playerID;
    },
  },
};

Server({ games: [toy], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]), () => console.log("ready"));
