/** Icons of game-icons.net that are named like the thing they show. */
const ICONS = new Set(
	`ant anteater armadillo badger bat beaver bee bison boar bull butterfly camel capybara cat caterpillar chicken cobra
	cow crab deer dodo dolphin donkey dove dragonfly duck eel elephant flamingo fly fox frog gecko goat goose gorilla
	hedgehog heron hummingbird ibis jellyfish kangaroo koala ladybug lion mammoth mole monkey mouse octopus ostrich owl
	oyster panda penguin pig piranha polar-bear porcupine rabbit rat raven rooster salamander salmon scorpion sea-turtle
	sea-urchin seagull seahorse sheep shrimp sloth snail snake sparrow squid squirrel swan tapir tiger tortoise toucan
	turtle velociraptor vulture
	artichoke asparagus avocado bacon banana beet bread broccoli butter cabbage carrot cherry cookie corn croissant
	cupcake donut french-fries garlic grapes hamburger hot-dog ketchup leek lemon meat mushroom noodles olive orange peach
	peanut pear peas pineapple plum popcorn potato pretzel pumpkin raspberry sandwich sausage sesame steak strawberry
	sunflower tacos tomato watermelon wheat
	airplane ambulance bulldozer bus canoe city-car forklift galleon glider helicopter jeep raft rocket sailboat satellite
	scooter skateboard skis snowboard spaceship speed-boat steam-locomotive submarine subway tank truck unicycle zeppelin
	accordion bagpipes banjo clarinet drum flute french-horn gong guitar harp lyre maracas saxophone tambourine trombone
	trumpet tuba violin xylophone
	space-needle sydney-opera-house tower-bridge
	cactus daisy galaxy lotus moon rose sun tornado volcano waterfall`.split(/\s+/),
);

/** Other words for a thing, and things whose icon has another name. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
	bear: "bear-head",
	beetle: "scarab-beetle",
	buffalo: "buffalo-head",
	crocodile: "croc-jaws",
	dinosaur: "dinosaur-rex",
	dog: "sitting-dog",
	eagle: "eagle-head",
	fish: "tropical-fish",
	hawk: "eagle-head",
	horse: "horse-head",
	hyena: "hyena-head",
	lynx: "lynx-head",
	mantis: "praying-mantis",
	parrot: "parrot-head",
	raccoon: "raccoon-head",
	rhino: "rhinoceros-horn",
	rhinoceros: "rhinoceros-horn",
	shark: "shark-jaws",
	spider: "hanging-spider",
	starfish: "sea-star",
	triceratops: "triceratops-head",
	"tyrannosaurus-rex": "dinosaur-rex",
	walrus: "walrus-head",
	whale: "sperm-whale",
	wolf: "wolf-head",
	apple: "shiny-apple",
	beer: "beer-stein",
	burger: "hamburger",
	cake: "cake-slice",
	cheese: "cheese-wedge",
	chili: "chili-pepper",
	chocolate: "chocolate-bar",
	coconut: "coconuts",
	coffee: "coffee-cup",
	doughnut: "donut",
	egg: "big-egg",
	espresso: "coffee-cup",
	fries: "french-fries",
	grape: "grapes",
	honey: "honey-jar",
	hotdog: "hot-dog",
	kebab: "doner-kebab",
	kiwi: "kiwi-fruit",
	milk: "milk-carton",
	pea: "peas",
	pepper: "bell-pepper",
	pizza: "full-pizza",
	radish: "raddish",
	rice: "bowl-of-rice",
	sushi: "sushis",
	taco: "tacos",
	tea: "teapot",
	wine: "wine-glass",
	aeroplane: "airplane",
	balloon: "air-balloon",
	bicycle: "dutch-bike",
	bike: "dutch-bike",
	car: "city-car",
	locomotive: "steam-locomotive",
	metro: "subway",
	plane: "airplane",
	ship: "cargo-ship",
	tractor: "farm-tractor",
	bell: "ringing-bell",
	organ: "pipe-organ",
	piano: "grand-piano",
	basketball: "basketball-ball",
	football: "soccer-ball",
	soccer: "soccer-ball",
	tennis: "tennis-racket",
	volleyball: "volleyball-ball",
	mountain: "peaks",
	"palm-tree": "palm-tree",
	palm: "palm-tree",
	pine: "pine-tree",
	planet: "ringed-planet",
	saturn: "ringed-planet",
};

/** All icons that an item may have, without repetition. */
export const ITEM_ICONS: readonly string[] = [...new Set([...ICONS, ...Object.values(OTHER_WORDS)])];

/**
 * Returns the icon of a thing by the item's name, null where none is sure: the whole name, or its last word, which says
 * what it is ("African elephant" is an elephant, "Elephant shrew" is none). What follows a comma or a bracket adds to it.
 */
export function itemIcon(name: string): string | null {
	const words = name
		.split(/[,(:;[]| – /u, 1)
		.join("")
		.toLowerCase()
		.match(/[\p{L}\p{Nd}]+/gu);
	if (!words) return null;
	return iconOf(words.join("-")) ?? iconOf(words.at(-1) ?? "");
}

/** A plural counts as its singular. */
function iconOf(word: string): string | null {
	for (const form of [word, word.replace(/s$/, ""), word.replace(/es$/, ""), word.replace(/ies$/, "y")]) {
		if (ICONS.has(form)) return form;
		if (Object.hasOwn(OTHER_WORDS, form)) return OTHER_WORDS[form] ?? null;
	}
	return null;
}
