//! The results of jobs on the disk.

use std::borrow::Borrow;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use dooz_locale::Locale;
use dooz_solver::{Answer, Job, JobResult, Question};
use redb::{
    Builder, Database, ReadableDatabase, ReadableTable, ReadableTableMetadata, TableDefinition,
    TableError, Value,
};

use crate::failure::Failure;
use crate::messages::cannot_read_file;

/// The results by their jobs, both as bytes.
const RESULTS: TableDefinition<'_, &[u8], &[u8]> = TableDefinition::new("results");

/// The questions, each with the answer if it is known, both as bytes.
const QUESTIONS: TableDefinition<'_, &[u8], Option<&[u8]>> = TableDefinition::new("questions");

/// The name of the file in the folder, and its name while it is created.
const NAME: &str = "jobs.redb";
const UNFINISHED: &str = ".jobs.redb.new";

/// The memory for parts of the file, in bytes.
const CACHE: usize = 16 << 20;

/// The results of the jobs of a question, in a file of a folder. What was put into it is
/// on the disk, also after a kill. A file can hold the results of several questions.
pub struct Store {
    database: Database,
    file: PathBuf,
    question: Question,
    /// The answer, if it was there when the store was opened.
    answer: Option<Answer>,
}

/// The contents of a store.
pub(crate) struct Contents {
    /// The questions, each with its answer if it is known; without those that have been
    /// answered by jobs of other sizes.
    pub(crate) questions: Vec<(Question, Option<Answer>)>,
    /// The number of questions from other versions of the program.
    pub(crate) foreign: usize,
    /// The number of results.
    pub(crate) results: u64,
}

/// The error of a store that cannot be opened, read or written.
#[derive(Debug)]
pub struct StoreError {
    file: PathBuf,
    error: redb::Error,
}

impl Store {
    /// Opens the store of a folder, both of which are created if there are none, and
    /// takes note of the question. An answer that is there already is verified.
    ///
    /// # Errors
    ///
    /// Returns an error if the file cannot be used, or another program uses it.
    pub fn open(folder: &Path, question: Question) -> Result<Self, StoreError> {
        let file = folder.join(NAME);
        let open = || -> Result<(Database, Option<Answer>), redb::Error> {
            fs::create_dir_all(folder)?;
            if !file.exists() {
                create(&folder.join(UNFINISHED), &file)?;
            }
            let database = builder().open(&file)?;
            let writing = database.begin_write()?;
            let mut table = writing.open_table(QUESTIONS)?;
            let key = question.write();
            let row = table.get(&key[..])?;
            let known = row.map(|row| row.value().and_then(|bytes| Answer::read(bytes).ok()));
            if known.is_none() {
                table.insert(&key[..], None)?;
            }
            drop(table);
            writing.commit()?;
            Ok((database, known.flatten()))
        };
        match open() {
            Ok((database, answer)) => Ok(Self {
                database,
                file,
                answer: answer.filter(|answer| question.accepts(answer)),
                question,
            }),
            Err(error) => Err(StoreError { file, error }),
        }
    }

    /// Takes the answer to the question that was there when the store was opened, if it
    /// proves what it says.
    pub(crate) fn take_answer(&mut self) -> Option<Answer> {
        self.answer.take()
    }

    /// Returns the question of a store that is asked again, where `asked` may leave the sizes
    /// of jobs out: the one that is answered, if there is one. Returns `asked` if there is no
    /// such question.
    pub(crate) fn known_question(folder: &Path, asked: Question) -> Result<Question, StoreError> {
        if !folder.join(NAME).exists() {
            return Ok(asked);
        }
        let mut questions = Self::contents(folder)?.questions;
        questions.retain(|(known, _)| {
            is_same_claim(known, &asked)
                && (asked.nodes.is_none() || asked.nodes == known.nodes)
                && (asked.memory.is_none() || asked.memory == known.memory)
        });
        let known = questions.into_iter();
        let best = known.min_by_key(|(known, answer)| (answer.is_none(), *known != asked));
        Ok(best.map_or(asked, |(known, _)| known))
    }

    /// Returns what the store of a folder holds.
    pub(crate) fn contents(folder: &Path) -> Result<Contents, StoreError> {
        let file = folder.join(NAME);
        let read = || -> Result<Contents, redb::Error> {
            let database = builder().open(&file)?;
            let reading = database.begin_read()?;
            let results = reading.open_table(RESULTS)?.len()?;
            let (mut questions, mut foreign) = (Vec::new(), 0);
            match reading.open_table(QUESTIONS) {
                Ok(table) => {
                    for row in table.iter()? {
                        let (question, answer) = row?;
                        let Ok(question) = Question::read(question.value()) else {
                            foreign += 1;
                            continue;
                        };
                        let answer = answer.value();
                        let answer = answer.and_then(|bytes| Answer::read(bytes).ok());
                        questions.push((question, answer));
                    }
                }
                Err(TableError::TableDoesNotExist(_)) => {}
                Err(error) => return Err(error.into()),
            }
            let answered = questions.iter().filter(|(_, answer)| answer.is_some());
            let answered: Vec<Question> = answered.map(|(known, _)| known.clone()).collect();
            questions.retain(|(open, answer)| {
                answer.is_some() || !answered.iter().any(|known| is_same_claim(known, open))
            });
            Ok(Contents {
                questions,
                foreign,
                results,
            })
        };
        read().map_err(|error| StoreError { file, error })
    }

    /// Returns the result of a job, if it is there and proves what it says.
    pub(crate) fn result(&self, job: &Job) -> Result<Option<JobResult>, StoreError> {
        let read = || -> Result<Option<JobResult>, redb::Error> {
            let table = self.database.begin_read()?.open_table(RESULTS)?;
            let bytes = table.get(&job.write()[..])?;
            Ok(bytes.and_then(|bytes| JobResult::read(bytes.value(), job).ok()))
        };
        read().map_err(|error| self.error(error))
    }

    /// Puts the result of a job into the store.
    pub(crate) fn put(&self, job: &Job, result: &JobResult) -> Result<(), StoreError> {
        self.insert(RESULTS, &job.write(), &result.write()[..])
    }

    /// Puts the answer to the question into the store.
    pub(crate) fn put_answer(&self, answer: &Answer) -> Result<(), StoreError> {
        let answer = answer.write();
        self.insert(QUESTIONS, &self.question.write(), Some(&answer[..]))
    }

    /// Inserts a row into a table, which is on the disk afterwards.
    fn insert<'v, V: Value>(
        &self,
        table: TableDefinition<'_, &'static [u8], V>,
        key: &[u8],
        value: impl Borrow<V::SelfType<'v>>,
    ) -> Result<(), StoreError> {
        let write = || -> Result<(), redb::Error> {
            let writing = self.database.begin_write()?;
            writing.open_table(table)?.insert(key, value)?;
            writing.commit()?;
            Ok(())
        };
        write().map_err(|error| self.error(error))
    }

    fn error(&self, error: redb::Error) -> StoreError {
        let file = self.file.clone();
        StoreError { file, error }
    }
}

/// Returns `true` if two questions ask the same, by jobs of whatever sizes.
fn is_same_claim(question: &Question, other: &Question) -> bool {
    (question.position, question.claim) == (other.position, other.claim)
}

/// Creates an empty store under another name first: a kill in between would leave a file
/// that is not a database.
fn create(unfinished: &Path, file: &Path) -> Result<(), redb::Error> {
    // A killed program may have left one behind.
    let _ = fs::remove_file(unfinished);
    let database = builder().create(unfinished)?;
    let start = database.begin_write()?;
    start.open_table(RESULTS)?;
    start.commit()?;
    drop(database);
    fs::rename(unfinished, file)?;
    if let Some(folder) = file.parent()
        && let Ok(folder) = File::open(folder)
    {
        // The new name is on the disk once its folder is. Not every system can open
        // folders.
        let _ = folder.sync_all();
    }
    Ok(())
}

fn builder() -> Builder {
    let mut builder = Builder::new();
    builder.set_cache_size(CACHE);
    builder
}

impl StoreError {
    /// Returns the sentence about the file.
    #[must_use]
    pub fn explain(&self, locale: &Locale) -> Failure {
        let file = self.file.display().to_string();
        if let Some((error, _)) = self.of_system()
            && error.kind() == io::ErrorKind::NotFound
        {
            return cannot_read_file(error, &file, locale).into();
        }
        let key = match &self.error {
            redb::Error::DatabaseAlreadyOpen => "jobs-error-in-use",
            _ if self.of_system().is_some() => "jobs-error-file",
            _ => "jobs-error-damaged",
        };
        let reason = self.error.to_string();
        let gaps = [("file", file.into()), ("reason", reason.into())];
        locale.format(key, &gaps).into()
    }

    /// Returns the error of the system and the file, if the system refuses it.
    #[must_use]
    pub fn of_system(&self) -> Option<(&io::Error, &Path)> {
        match &self.error {
            // Data that redb cannot read is invalid.
            redb::Error::Io(error) if error.kind() != io::ErrorKind::InvalidData => {
                Some((error, &self.file))
            }
            _ => None,
        }
    }
}
