import type { fr } from "./fr";

export const en: Record<keyof typeof fr, string> = {
  "guide.1": "Tap a square, then lay your tiles: the first word covers the middle.",
  "guide.2": "Later words touch those on the mat; everything that can be read must be a word.",
  "guide.3": "Lay many: the first to lay everything wins, the others pay for their hands.",
  "title": "DÉMO",
  "pitch": "Ninety tiles: first to play them all wins.",
  "mood": "laying everything first",
  "players": "2 players or more",
  "board": "DÉMO mat",
  "pays": "At the end everyone pays the winner for their hand",
  "consonant": "a consonant",
  "vowel": "a vowel",
  "joker": "a joker",
  "stop.follows": "If the other player agrees, the game ends and nobody pays.",
  "stop.followsAll": "If everybody agrees, the game ends and nobody pays.",
  "left": "{count} {count:tile|tiles} left.",
  "left.none": "No tile left: you go out.",
  "moves.title": "Words laid",
  "due": "yours is worth {points}",
  "contest.costs": "If you challenge wrongly, you miss your next turn.",
};
