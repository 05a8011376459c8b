import { describe, expect, it } from "vitest";
import type { ImportedTable, ImportOverrides } from "./import-result.ts";
import { readImport } from "./read-import.ts";

function read(source: string, overrides: ImportOverrides = {}): ImportedTable {
	const result = readImport(source, { room: 500, overrides });
	if (!result.isReadable) throw new Error(result.reason);
	return result;
}

const pairs = (source: string, overrides?: ImportOverrides) =>
	read(source, overrides).rows.map(({ item, reason }) => (item ? [item.name, item.value] : reason));

describe("columns that commas separate", () => {
	it("are not joined where each row has the same", () => {
		const medals = "team,wins,draws,losses\nReds,214,138,107\nBlues,96,101,140";
		expect(read(medals)).toMatchObject({ choices: { join: "none", columns: { name: 0, value: 3 } } });
		expect(pairs(medals, { columns: { value: 1 } })).toEqual([
			["Reds", 214],
			["Blues", 96],
		]);
		expect(pairs("Oslo,709,426\nRome,120,873", { columns: { value: 2 } })).toEqual([
			["Oslo", 426],
			["Rome", 873],
		]);
		expect(read('"Song","Seconds","Plays"\n"A",215,908').columns.map(({ samples }) => samples)).toEqual([
			["A"],
			["215"],
			["908"],
		]);
	});

	it("are joined where a row has more of them than the others, and its row says so", () => {
		const towers = read("name,height\nOld,312\nNew,1,204\nTall,2,717,330");
		expect(towers.rows.map(({ item, changes }) => [item?.value, changes])).toEqual([
			[312, []],
			[1204, ["Joined “1” and “204”"]],
			[2_717_330, ["Joined “2” and “717” and “330”"]],
		]);
		expect(pairs("Ware,Preis\nTee,2,79\nSalz,0,59")).toEqual([
			["Tee", 2.79],
			["Salz", 0.59],
		]);
	});

	it("are joined as the player says", () => {
		const prices = "Ware,Preis\nTee,2,79\nSalz,0,59";
		expect(pairs(prices, { join: "none" })).toEqual([["Tee", 2], "Value must be greater than 0"]);
		expect(read(prices, { join: "none" }).rows[0]?.notes).toEqual(["Left out: “79”"]);
		expect(pairs("Oslo,709,426", { join: "thousands" })).toEqual([["Oslo", 709_426]]);
		const options = read(prices).questions[0]?.options;
		expect(options?.map(({ isChosen }) => isChosen)).toEqual([false, true, false]);
	});

	it("are asked about where no heading tells whether each row has three cells or two", () => {
		const { questions } = read("Everest,8,849\nK2,8,611\nLhotse,8,516");
		expect(questions[0]?.text).toContain("“8” and “849”");
		expect(questions[0]?.options.map(({ isChosen }) => isChosen)).toEqual([false, false, true]);
		expect(read("Andorra,468,77\nMalta,316,542").questions).toEqual([]);
		expect(read("Peak,Feet,Rank\nEverest,8,849\nK2,8,611").questions).toEqual([]);
	});

	it("refuse a row of which several numbers could be joined", () => {
		expect(pairs("name,a,b\nX,10,20\nY,1,200,300")[1]).toMatch(/4 cells where 3 belong/);
	});
});

describe("the value", () => {
	it.each<[string, string, [string, number]]>([
		["not the index", ",river,length\n0,Nile,6650\n1,Amazon,6400\n2,Volga,3530", ["Nile", 6650]],
		["not a rank with ties", "Place,Team,Points\n1,A,80\n2,B,71\n2,C,71\n4,D,65", ["A", 80]],
		["not an id", "id,film,minutes\n411,Up,96\n87,Jaws,124", ["Up", 96]],
		[
			"not a place on the map",
			"peak,latitude,longitude,metres\nFuji,35.4,138.7,3776\nRigi,47,8.5,1798",
			["Fuji", 3776],
		],
		["not the year", "Film,Visitors,Year\nUp,120,2009\nJaws,980,1975", ["Up", 120]],
		["the year if there is nothing else", "Film,Year\nUp,2009\nJaws,1975", ["Up", 2009]],
		["not a constant", "tool,downloads,score\na,5000,1.0\nb,7000,1.0\nc,1,1.0", ["a", 5000]],
		["not a column of years as headings", "land,2019,2020\nPeru,512,530\nChad,77,81", ["Peru", 530]],
	])("is %s", (_, source, first) => expect(pairs(source)[0]).toEqual(first));
});

it.each([
	["Boeing 707,865\nBoeing 727,1832\nBoeing 737,11804", "Boeing 707", 865],
	["Apollo 11,8\nApollo 12,10\nApollo 14,9", "Apollo 11", 8],
	["Name,2020\nItem 1,500\nItem 2,300\nItem 3,250", "Item 1", 500],
	["Everest 8,849\nLhotse 8,516\nMakalu 8,485", "Everest", 8849],
])("a blank and a comma before the number: %j", (source, name, value) => {
	expect(pairs(source)).toContainEqual([name, value]);
});

describe("the first row", () => {
	it.each([
		["a list", "Baikal, 1642\nTanganyika, 1470\nComo, 425"],
		["a list that falls steeply", "Ulysses,1620\nEmma,474"],
		["tabs", "Chicago\t1837\nRome\t753"],
		["quotes", '"Baikal","1642"\n"Como","425"'],
		["the number first", "1642,Baikal\n1470,Tanganyika\n425,Como"],
		["two columns of numbers", "Baikal;1642;1741\nTanganyika;1470;600\nComo;425;100"],
		["bars", "| Baikal | 1642 |\n| Como | 425 |"],
		["a title above", "Deep lakes\nBaikal,1642\nComo,425"],
		["names that are numbers", "Dune,2000\n1917,95\n300,456"],
		["words before the number", "Baikal,over 1642\nComo,425\nGarda,346"],
	])("is an item though its number looks like a year: %s", (_, source) =>
		expect(read(source).choices).toMatchObject({ hasHeading: false }),
	);

	it.each([
		["a year far from the numbers", "Land, 2020\nNorge, 5379475\nSverige, 10379295"],
		["years in steps", "land,2010,2015\nPeru,1512,530\nChad,77,3881"],
		["the kind of the names", "Country,2020\nChad,512\nPeru,2100"],
		["a year above the names", "2020,Inhabitants\nPeru,1512\nChad,877"],
		["nothing above the names", ",2020\nPeru,1512\nChad,877"],
		["a rule of Markdown", "| Bezirk | 2020 |\n|---|---:|\n| Mitte | 1512 |\n| Pankow | 877 |"],
	])("is a heading though its year looks like a number: %s", (_, source) =>
		expect(read(source).choices).toMatchObject({ hasHeading: true }),
	);
});

describe("names, pictures and sources", () => {
	it("takes names that begin with a digit", () => {
		expect(pairs("Film;Kosten\n21 Grams;20\n1917;95\nHer;23\n8 Mile;41").map((each) => each?.[0])).toEqual([
			"21 Grams",
			"1917",
			"Her",
			"8 Mile",
		]);
		expect(pairs("Brand,Shops\n5-Star,30\n4F,12\nLidl,900")[0]).toEqual(["5-Star", 30]);
	});

	it("takes a column called source for what it is, though a picture's address is in it", () => {
		const picture = "https://a.example/x.png";
		const itemUnder = (heading: string) => read(`name,value,${heading}\nA,5,${picture}`).rows[0]?.item;
		expect(itemUnder("source")).toMatchObject({ imageUrl: "", source: picture });
		expect(itemUnder("url")).toMatchObject({ imageUrl: picture });
	});

	it("takes pictures by heading or ending alone, and other addresses as sources", () => {
		const { rows } = read("title,link,cover,amount\nA,https://a.example/x,https://a.example/x.webp,5");
		expect(rows[0]?.item).toEqual({
			name: "A",
			value: 5,
			imageUrl: "https://a.example/x.webp",
			source: "https://a.example/x",
		});
		const { columns } = read("name,wiki,photo,size\nA,https://w.example/A,https://p.example/1,5").choices;
		expect(columns).toMatchObject({ source: 1, imageUrl: 2 });
		expect(read("A,5,https://en.example/wiki/A").choices.columns).toMatchObject({
			imageUrl: null,
			source: 2,
		});
	});

	it("asks which column has the names, and which of two tables is meant", () => {
		const codes = read("iso,land,area\nPE,Peru,1285216\nTD,Chad,1284000");
		expect(codes.choices.columns.name).toBe(1);
		expect(codes.questions[0]?.options.map(({ label }) => label)).toEqual(["iso (PE …)", "land (Peru …)"]);
		const beside = "River,Length,,Lake,Depth\nNile,6650,,Baikal,1642\nVolga,3530,,Ohrid,288";
		expect(pairs(beside)[0]).toEqual(["Nile", 6650]);
		const [question] = read(beside).questions;
		expect(pairs(beside, question?.options[1]?.choices)[0]).toEqual(["Baikal", 1642]);
	});

	it("skips titles above the table, and asks", () => {
		const titled = "The longest rivers\nas of 2020\nRiver,Length\nNile,6650\nVolga,3530";
		expect(pairs(titled)).toEqual([
			["Nile", 6650],
			["Volga", 3530],
		]);
		expect(read(titled)).toMatchObject({ choices: { skippedRows: 2 }, questions: [{ text: /2 lines/ }] });
		expect(pairs(titled, { skippedRows: 3, hasHeading: false })).toHaveLength(2);
	});
});

describe("lists and other forms of text", () => {
	const rivers = [
		["Nile", 6650],
		["Volga", 3530],
	];
	it.each([
		[
			"a Markdown table",
			"| # | River | Length |\n|--:|:---|---|\n| 1 | [Nile](https://n.example) | 6,650 |\n| 2 | **Volga** | 3,530 |",
		],
		["marks", "1. **Nile** - 6650\n2. Volga - 3530"],
		["brackets", "Nile (6,650 km)\nVolga (3,530 km)"],
		["colons", "Nile: 6650\nVolga: 3530"],
		["blanks", "Nile 6,650 km\nVolga 3,530 km"],
		["the number first", "6,650 km – Nile\n3,530 km – Volga"],
		["bars", "Nile|6650\nVolga|3530"],
		["a map", '{"Nile":6650,"Volga":3530}'],
		["lists", '[["River","Length"],["Nile",6650],["Volga",3530]]'],
		["lines of JSON", '{"river":"Nile","length":6650}\n{"river":"Volga","length":3530}'],
		[
			"a wrapper",
			'{"meta":{"pages":1},"data":{"rows":[{"river":"Nile","length":6650},{"river":"Volga","length":3530}]}}',
		],
		[
			"objects within",
			'[{"name":{"common":"Nile","official":"The Nile"},"area":6650},{"name":{"common":"Volga"},"area":3530}]',
		],
		["columns of JSON", '{"name":["Nile","Volga"],"length":[6650,3530]}'],
		["a map of objects", '{"Nile":{"length":6650},"Volga":{"length":3530}}'],
		["a separator's own line", "sep=;\nRiver;Length\nNile;6650\nVolga;3530"],
		["a map with units", '{"Nile":"6,650 km","Volga":"3,530 km"}'],
		["ranks with signs", "#,River,Length\n#1,Nile,6650\n#2,Volga,3530"],
		["a title above a list", "Rivers:\n- Nile: 6650\n- Volga: 3530"],
	])("reads %s", (_, source) => expect(pairs(source)).toEqual(rivers));

	it("reads quotes of other kinds", () => {
		expect(pairs('name,value\n"The \\"Old\\", Man",5\n"Sea",6')).toEqual([
			['The "Old", Man', 5],
			["Sea", 6],
		]);
		expect(pairs("“Nile, the long one”,6650\n“Volga”,3530")[0]).toEqual(["Nile, the long one", 6650]);
	});

	it("reads a search answer with its own fields", () => {
		const found = (name: string, stars: number) => ({
			id: stars + 1,
			name,
			url: `https://api.x.example/${name}`,
			html_url: `https://x.example/${name}`,
			stargazers_count: stars,
			score: 1,
		});
		const { rows } = read(JSON.stringify({ total_count: 2, items: [found("a", 50), found("b", 70)] }));
		expect(rows[0]?.item).toEqual({ name: "a", value: 50, imageUrl: "", source: "https://x.example/a" });
	});
});

describe("units and scales", () => {
	it("converts units of one kind, and says each row", () => {
		const fish = read("Fish\tWeight\nCarp\t900 g\nTuna\t250 kg\nShark\t1.5 t");
		expect(fish.rows.map(({ item, changes }) => [item?.value, changes])).toEqual([
			[900, []],
			[250_000, ["Converted from kg to g"]],
			[1_500_000, ["Converted from t to g"]],
		]);
		expect(fish.questions[0]?.text).toBe(
			"The values have different units: g (row 2), kg (row 3), t (row 4).",
		);
		expect(pairs("Fish\tWeight\nCarp\t900 g\nTuna\t250 kg", { unit: "kg" })).toEqual([
			["Carp", 0.9],
			["Tuna", 250],
		]);
		expect(pairs("Fish\tWeight\nCarp\t900 g\nTuna\t250 kg", { unit: null })[1]).toEqual(["Tuna", 250]);
		expect(pairs("Fish\tWeight (kg)\nCarp\t900 g\nTuna\t250 kg")[0]).toEqual(["Carp", 0.9]);
	});

	it.each<[string, string, number[]]>([
		["bytes", "2 GB, 900 kB, 5 MB", [2_000_000, 900, 5000]],
		["lakh and crore", "₹3 lakh, Rs. 2 crore", [300_000, 20_000_000]],
		["German", "1,5 Mrd., 3 Mio. €, 20 Tsd.", [1.5e9, 3e6, 20_000]],
		["Russian", "1,2 млрд, 5 млн, 7 тыс.", [1.2e9, 5e6, 7000]],
		["Japanese", "1.5億人, 3200万人, 1億2000万人", [1.5e8, 3.2e7, 1.2e8]],
		["the long scale", "2 Billionen, 1 Billion, 5 Milliarden", [2e12, 1e12, 5e9]],
		["the short scale", "1 billion, 5 million", [1e9, 5e6]],
		["Arabic digits", "٨٨٤٩, ۸۶۱۱", [8849, 8611]],
	])("reads %s", (_, texts, values) => {
		const source = texts
			.split(", ")
			.map((text, at) => `Item ${"abc"[at]}\t${text}`)
			.join("\n");
		expect(read(source).rows.map(({ item }) => item?.value)).toEqual(values);
	});

	it("takes kelvins as they are, and lets them be thousands", () => {
		const stars = "Star\tTemperature\nVega\t9,602 K\nRigel\t12,100 K";
		expect(read(stars)).toMatchObject({ offers: { scales: [{ word: "K", powers: [3, 0] }] } });
		expect(pairs(stars)[0]).toEqual(["Vega", 9602]);
		expect(pairs(stars, { scales: { K: 3 } })[0]).toEqual(["Vega", 9_602_000]);
		expect(pairs("a\t5K\nb\t12K")[0]).toEqual(["a", 5000]);
	});

	it("warns of units that can't be converted, in each row", () => {
		const mixed = read("a\t5 m\nb\t3 €\nc\t4 m");
		expect(mixed.rows.map(({ notes }) => notes)).toEqual([["In m"], ["In €"], ["In m"]]);
		expect(mixed.questions[0]).toMatchObject({ options: [] });
	});
});
