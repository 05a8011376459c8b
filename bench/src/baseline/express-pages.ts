// The peer for pages and files: Express 5 with `compression` and its own static file handler, as usually set up.
import { readFileSync } from "node:fs";
import compression from "compression";
import express from "express";

const { PAGE_FILE = "", FILES = "" } = process.env;
const page = readFileSync(PAGE_FILE, "utf8");

const app = express();
app.disable("x-powered-by");
app.get("/health", (_request, response) => void response.json({ status: "ok" }));
app.use("/assets", express.static(FILES, { immutable: true, maxAge: "1y" }));
app.use(compression());
app.get("/", (_request, response) => void response.type("html").send(page));

const server = app.listen(Number(process.env.PORT), "127.0.0.1");
process.once("SIGTERM", () => {
	server.close();
	process.exit(0);
});
