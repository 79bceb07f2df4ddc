// Three lines a tool, from nothing to the sums of the home page; read-back.site.test.ts asks the
// same of the same files.

export type Tool = 'duckdb' | 'r' | 'sqlite' | 'pandas';

export function makeSnippets(dataAddress: string): { tool: Tool; lines: string }[] {
  const at = `${dataAddress}/latest`;
  return [
    {
      tool: 'duckdb',
      lines: `curl -sLO ${at}/duckdb.sql
duckdb griot.duckdb < duckdb.sql
duckdb griot.duckdb "select count(*), sum(counted_usd) from rounds"`,
    },
    {
      tool: 'r',
      lines: `download.file("${at}/csv.zip", "csv.zip", mode = "wb")
record <- sapply(grep("csv$", unzip("csv.zip"), value = TRUE), read.csv, simplify = FALSE)
with(record[["./rounds.csv"]], c(length(slug), sum(counted_usd, na.rm = TRUE)))`,
    },
    {
      tool: 'sqlite',
      lines: `curl -sLO ${at}/catalogue.sqlite.gz
gunzip catalogue.sqlite.gz
sqlite3 catalogue.sqlite "select count(*), sum(counted_usd) from rounds"`,
    },
    {
      tool: 'pandas',
      lines: `import pandas
rounds = pandas.read_csv("${at}/rounds.csv")
print(len(rounds), rounds.counted_usd.sum())`,
    },
  ];
}
