import { openDatabase } from "../open-database.ts";

/** Run by a test until it is killed: writes rows, and prints the number of each committed one. */
const { transaction } = await openDatabase({ url: String(process.argv[2]) });

async function writeFrom(first: number, step: number): Promise<never> {
	for (let n = first; ; n += step) {
		await transaction((tx) =>
			tx
				.insertInto("settings")
				.values({ key: `${n}`, value: "kept" })
				.execute(),
		);
		process.stdout.write(`${n}\n`);
	}
}

await Promise.all([0, 1, 2, 3, 4].map((first) => writeFrom(first, 5)));
