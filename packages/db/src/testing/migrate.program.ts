import { migrate } from "../migrate.ts";
import { openDatabase } from "../open-database.ts";

/** Migrates the database that its argument names, and prints what ran: a process of its own for a test. */
const database = await openDatabase({ url: String(process.argv[2]) });
process.stdout.write(JSON.stringify(await migrate(database)));
await database.close();
