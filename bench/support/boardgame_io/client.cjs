/** Matches that play as fast as they are answered: `node client.cjs PORT MATCHES MOVES`; prints the seconds taken. */
const { io } = require("socket.io-client");

const [port, matches, moves] = process.argv.slice(2).map(Number);

function play(number) {
  const socket = io(`http://localhost:${port}/toy`, { transports: ["websocket"] });
  const match = `${process.pid}-${number}`;
  let made = 0;
  const move = (stateID) => {
    const playerID = String(made % 2);
    const payload = { type: "lay", args: [made % 9], playerID };
    socket.emit("update", { type: "MAKE_MOVE", payload }, stateID, match, playerID);
  };
  return new Promise((done) => {
    let begin;
    socket.on("connect", () => socket.emit("sync", match, "0", undefined, 2));
    socket.on("sync", (_match, { state }) => {
      done({
        run: () =>
          new Promise((end) => {
            begin = end;
            move(state._stateID);
          }),
        close: () => socket.close(),
      });
    });
    socket.on("update", (_match, state) => {
      made += 1;
      if (made < moves) move(state._stateID);
      else begin();
    });
  });
}

(async () => {
  const players = [];
  for (let number = 0; number < matches; number += 1) players.push(await play(number));
  console.log("ready");
  await new Promise((go) => process.stdin.once("data", go));
  const begun = process.hrtime.bigint();
  await Promise.all(players.map((player) => player.run()));
  console.log(Number(process.hrtime.bigint() - begun) / 1e9);
  players.forEach((player) => player.close());
  process.exit(0);
})();
