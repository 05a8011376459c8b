/** A third-party work that the site shows, with what its licence requires. */
export interface Work {
	readonly name: string;
	readonly url: string;
	readonly by: string;
	readonly use: string;
	readonly licence: string;
	readonly licenceUrl: string;
}

const OFL = { licence: "SIL Open Font License 1.1", licenceUrl: "https://openfontlicense.org" } as const;

export const WORKS: readonly Work[] = [
	{
		name: "game-icons.net",
		url: "https://game-icons.net",
		by:
			"Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, Viscious " +
			"Speed, Lord Berandas, Irongamer, HeavenlyDog, Lucas, Faithtoken, Skoll, Andy Meneely, Cathelineau, Kier Heyl, " +
			"Aussiesim, Sparker, Zeromancer, Rihlsul, Quoting, Guard13007, DarkZaitzev, SpencerDub, GeneralAce135, " +
			"Zajkonur, Catsu, Starseeker, Pepijn Poolman, Pierre Leducq, Caro Asercion and others",
		use: "Most of the weapons and the emblems of the historical events, in our own colours.",
		licence: "CC BY 3.0",
		licenceUrl: "https://creativecommons.org/licenses/by/3.0/",
	},
	{
		name: "flag-icons",
		url: "https://flagicons.lipis.dev",
		by: "Panayiotis Lipiridis",
		use: "The flags.",
		licence: "MIT licence",
		licenceUrl: "https://github.com/lipis/flag-icons/blob/main/LICENSE",
	},
	{
		name: "Bricolage Grotesque",
		url: "https://github.com/ateliertriay/bricolage",
		by: "Mathieu Triay and the Bricolage Grotesque Project Authors",
		use: "The typeface of headings and numbers.",
		...OFL,
	},
	{
		name: "Inter",
		url: "https://rsms.me/inter/",
		by: "Rasmus Andersson and the Inter Project Authors",
		use: "The typeface of the text.",
		...OFL,
	},
];
