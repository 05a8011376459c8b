/** One name has a letter beyond a to z. */
const FIRST_NAMES = [
	..."Maya Jonas Aiko Luca Noor Elif Tomas Priya Kofi Ines Felix Wren Dario Sana Emil Yara".split(" "),
	..."Otto Lena Ravi Mina Hugo Anya Nico Tara Zoë Milo Freya Amir June Pablo Ida Kenji".split(" "),
	..."Lotte Samir Vera Theo Ayla Bruno Suki Gus Nadia Finn Rosa Idris Lila Marek Esme Oskar".split(" "),
	..."Dina Joao Petra Cleo Rafi Sunny Greta Malik Ivy Boris Naomi Hank Selma Arlo Kira Umar".split(" "),
	..."Paula Gwen Levi Tess Niko Hana Rocco Mabel".split(" "),
];

const SECOND_NAMES = [
	..."Otter Brook Falcon Ember Pixel Marlow Quill Harbor Comet Willow Badger Cobalt Thorne Maple".split(" "),
	..."Raven Sable Cedar Nimbus Pepper Vale Heron Orchid Flint Juniper Lark Moss Saffron Drift".split(" "),
	..."Cricket Onyx Hazel Tundra Birch Mango Ridge Puffin Velvet Stone Clover Zephyr Acorn Reef".split(" "),
	..."Lantern Basil Kestrel Poppy Glacier Indigo Walnut Finch Meadow Rocket Ginger Yarrow Canyon".split(" "),
	..."Sparrow Denim Fable Violet Magpie Summit Cinder Plum Lagoon Jasper Thistle Beacon Olive".split(" "),
	..."Panda Aspen Cove Tulip".split(" "),
];

const JOINTS = ["", "_", ".", "-"];

const PLAIN = FIRST_NAMES.length * SECOND_NAMES.length * JOINTS.length;
/** Coprime to `PLAIN`, so that stepping by it meets each name without a number once. */
const STEP = 7_919;
const MAX_SUFFIXES = 100;

export const PLAYER_NAMES = PLAIN * MAX_SUFFIXES;

/** Valid usernames, distinct without regard to case. @param index from 0, below `PLAYER_NAMES`. */
export function playerName(index: number): string {
	const suffix = Math.floor(index / PLAIN);
	const plain = ((index % PLAIN) * STEP) % PLAIN;
	const first = FIRST_NAMES[plain % FIRST_NAMES.length] ?? "";
	const second = SECOND_NAMES[Math.floor(plain / FIRST_NAMES.length) % SECOND_NAMES.length] ?? "";
	const joint = JOINTS[Math.floor(plain / (FIRST_NAMES.length * SECOND_NAMES.length))] ?? "";
	return `${first}${joint}${second}${suffix === 0 ? "" : suffix}`;
}
